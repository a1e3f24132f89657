import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { useHost } from '../../http/host';
import { Icon, type IconName } from '../../ui/icons';
import { PageTitle } from '../../ui/layout/page-title';
import { format } from '../../ui/words/format';
import { LunchPlate } from './lunch-plate';
import { messages } from './messages';
import { WIDTH } from './section';

// Claims about the product: each must be true.
const PROMISES: readonly [IconName, string][] = [
  ['phone', messages.worksWithNoSignalAndSyncs],
  ['pencil', messages.readsMealsInPlainWords],
  ['search', messages.saysWhichFood],
];

const COLUMNS = {
  ...WIDTH,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.05fr) minmax(0, 1fr)' },
  columnGap: 8,
  rowGap: 6,
  alignItems: 'center',
  pt: { xs: 5, md: 8 },
  pb: { xs: 8, md: 10 },
} as const;

export function Hero() {
  const { trial } = useHost();
  return (
    <Box component="section" sx={{ overflow: 'hidden' }}>
      <Box sx={COLUMNS}>
        <div>
          <PageTitle variant="h1">{messages.calorieCounter}</PageTitle>
          <Typography
            sx={{ mt: 2.5, fontSize: { xs: '1.1875rem', md: '1.3125rem' }, textWrap: 'pretty' }}
          >
            {messages.describeAMealOrTakeIts}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 4 }}>
            <Button
              component={Link}
              to={PAGES.signup}
              variant="contained"
              size="large"
              sx={{ minHeight: 58, px: 4, fontSize: '1.125rem' }}
            >
              {messages.startYourJourney}
            </Button>
            <Box sx={{ color: 'text.secondary', flex: '1 1 200px' }}>
              {trial === ''
                ? messages.freeToUse
                : format(messages.premiumIsFreeForTheFirst, { trial })}
            </Box>
          </Box>
          <Promises />
        </div>
        <Box
          sx={{
            position: 'relative',
            width: '100%',
            maxWidth: 520,
            mx: 'auto',
            pb: { xs: 9, sm: 4 },
          }}
        >
          <LunchPlate />
          <ProgressCard />
        </Box>
      </Box>
    </Box>
  );
}

function Promises() {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 4, p: 0, display: 'grid', gap: 1.25 }}>
      {PROMISES.map(([icon, words]) => (
        <Box component="li" key={words} sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
          <Box component="span" sx={{ display: 'grid', color: 'primary.main', flex: 'none' }}>
            <Icon name={icon} size={24} />
          </Box>
          {words}
        </Box>
      ))}
    </Box>
  );
}

/** Decoration: a sample day at 75 %. */
function ProgressCard() {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        right: 0,
        bottom: 0,
        width: 'min(272px, 82%)',
        p: 2.5,
        borderRadius: '20px',
        bgcolor: 'background.paper',
        boxShadow: '0 18px 50px rgb(0 0 0 / 0.2)',
      }}
    >
      <Box sx={{ display: 'flex', color: 'text.secondary', fontSize: '0.9375rem' }}>
        <Box sx={{ mr: 'auto' }}>{messages.today}</Box>
        <Box sx={{ fontWeight: 700, color: 'primary.main' }}>75%</Box>
      </Box>
      <Box sx={{ fontWeight: 780, fontSize: '2rem', letterSpacing: '-0.03em', lineHeight: 1.2 }}>
        1,240{' '}
        <Box
          component="span"
          sx={{ fontSize: '1rem', fontWeight: 500, letterSpacing: 0, color: 'text.secondary' }}
        >
          {messages.n1650Calories}
        </Box>
      </Box>
      <Box sx={{ mt: 1.5, height: 12, borderRadius: '20px', bgcolor: 'raised.main' }}>
        <Box sx={{ width: '75%', height: '100%', borderRadius: '20px', bgcolor: 'primary.main' }} />
      </Box>
    </Box>
  );
}
