import { Box, Typography } from '@mui/material';

import { PRICE } from '#shared/rules/plan';

import { Icon } from '../../ui/icons';
import { Card } from '../../ui/layout/card';
import { format } from '../../ui/words/format';
import { messages } from './messages';

const BENEFITS = [
  messages.unlimitedImageUploads,
  messages.advancedNutritionInsights,
  messages.priorityAiAnalysis,
] as const;

export function PurchaseCard({ freeDays }: { freeDays: number }) {
  return (
    <Card>
      <Typography component="h2" variant="h3">
        {messages.completeYourPurchase}
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
          <Typography sx={{ fontWeight: 650 }}>
            {format(messages.daysFree, { freeDays })}
          </Typography>
        )}
        <Typography component="p" sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
          <Box
            component="span"
            sx={{ fontSize: '2.25rem', fontWeight: 780, letterSpacing: '-0.03em' }}
          >
            {PRICE.label}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {messages.perMonth}
          </Box>
        </Typography>
        <Typography sx={{ mt: 1, fontSize: '0.9375rem', color: 'text.secondary' }}>
          {freeDays > 0 ? messages.nothingIsChargedToday : messages.itRenewsEachMonthUntilYou}
        </Typography>
      </Box>
    </Card>
  );
}
