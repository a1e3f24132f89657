import { Box, Typography } from '@mui/material';

import { PRICE } from '#shared/rules/plan';

import { Icon } from '../../ui/icons';
import { Card } from '../../ui/layout/card';
import { counted } from '../../ui/words/counted';

const BENEFITS = [
  'Unlimited image uploads',
  'Advanced nutrition insights',
  'Priority AI analysis',
] as const;

export function PurchaseCard({ freeDays }: { freeDays: number }) {
  return (
    <Card>
      <Typography component="h2" variant="h3">
        Complete Your Purchase
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'grid', gap: 1.25 }}>
        {BENEFITS.map((benefit) => (
          <Box
            component="li"
            key={benefit}
            sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}
          >
            <Box component="span" sx={{ display: 'grid', color: 'primary.main' }}>
              <Icon name="check" size={22} />
            </Box>
            {benefit}
          </Box>
        ))}
      </Box>
      <Box sx={{ mt: 3, pt: 2, borderTop: '1px solid', borderColor: 'divider' }}>
        {freeDays > 0 && (
          <Typography sx={{ fontWeight: 650 }}>{counted(freeDays, 'day')} free, then</Typography>
        )}
        <Typography component="p" sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
          <Box
            component="span"
            sx={{ fontSize: '2.25rem', fontWeight: 780, letterSpacing: '-0.03em' }}
          >
            {PRICE.label}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            per month
          </Box>
        </Typography>
        <Typography sx={{ mt: 1, fontSize: '0.9375rem', color: 'text.secondary' }}>
          {freeDays > 0
            ? 'Nothing is charged today. It renews each month until you cancel, in your profile.'
            : 'It renews each month until you cancel, in your profile.'}
        </Typography>
      </Box>
    </Card>
  );
}
