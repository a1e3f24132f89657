import { Box } from '@mui/material';

import { Section } from '../section';
import { DailyGoals } from './daily-goals';
import { DishRecommendations } from './dish-recommendations';
import { FeatureCards } from './feature-cards';
import { FoodJournal } from './food-journal';
import { MacroReport } from './macro-report';

const THREE = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
} as const;

export function Features() {
  return (
    <Section id="features" title="Features" lead="Your day, on one plate." raised>
      <Box sx={THREE}>
        <FoodJournal />
        <MacroReport />
        <DailyGoals />
      </Box>
      <FeatureCards sx={{ ...THREE, gap: { xs: 5, md: 3 }, mt: { xs: 6, md: 8 } }} />
      <Box sx={{ mt: { xs: 5, md: 8 } }}>
        <DishRecommendations />
      </Box>
    </Section>
  );
}
