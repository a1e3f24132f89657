import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { useHost } from '../../../http/host';
import { PageTitle } from '../../../ui/layout/page-title';
import { LunchPlate } from '../drawings/lunch-plate';
import { WIDTH } from '../width';
import { ProgressCard } from './progress-card';
import { Promises } from './promises';

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
          <PageTitle variant="h1">Calorie Counter</PageTitle>
          <Typography
            sx={{ mt: 2.5, fontSize: { xs: '1.1875rem', md: '1.3125rem' }, textWrap: 'pretty' }}
          >
            Describe a meal or take its photo. It is saved at once, with no signal too, and every
            number shows where it comes from.
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 4 }}>
            <Button
              component={Link}
              to={PAGES.signup}
              variant="contained"
              size="large"
              sx={{ minHeight: 58, px: 4, fontSize: '1.125rem' }}
            >
              Start Your Journey
            </Button>
            <Box sx={{ color: 'text.secondary', flex: '1 1 200px' }}>
              {trial === '' ? 'Free to use.' : `Premium is free for the first ${trial}.`}
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
