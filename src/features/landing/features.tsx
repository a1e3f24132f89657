import { Box, type SxProps, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';

import { Icon, type IconName } from '../../ui/icons';
import { DailyGoals, MacroReport } from './feature-samples';
import { Drawing, type DrawingName } from './drawing';
import { SamplePanel } from './sample-panel';
import { Section } from './section';

// Claims about the product: each must be true.
const CARDS: readonly { icon: IconName; title: string; words: string }[] = [
  {
    icon: 'camera',
    title: 'AI Photo Recognition',
    words:
      'Take a photo of your plate. Foods and amounts are proposed, and you change what is wrong: the photo is only ever a start.',
  },
  {
    icon: 'target',
    title: 'Personalized Goals',
    words:
      'What you want to reach, by when, and how active you are: your calories for the day follow from it.',
  },
  {
    icon: 'chart',
    title: 'Progress Tracking',
    words:
      'Every meal counts towards your day. Open any figure and see which food, how many grams, and how sure it is.',
  },
];

const DISHES: readonly [DrawingName, string, string][] = [
  ['lentils', 'Lentils with spinach and lemon', '410 cal, vegetarian'],
  ['salmon', 'Salmon, potatoes and dill', '480 cal, no gluten'],
  ['omelette', 'Omelette with peas and herbs', '330 cal, no nuts'],
];

const MEALS: readonly [DrawingName, string, string, number][] = [
  ['oatmeal', 'Oatmeal with berries', 'Breakfast', 320],
  ['chickenRice', 'Chicken, rice and broccoli', 'Lunch', 540],
  ['yoghurt', 'Yoghurt, apple and nuts', 'Snack', 380],
];

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

function FoodJournal() {
  return (
    <SamplePanel title="Food Journal">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {MEALS.map(([drawing, name, meal, calories]) => (
          <Box component="li" key={name} sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
            <Drawing name={drawing} size={52} />
            <Box sx={{ flex: 1, minWidth: 0, lineHeight: 1.3 }}>
              <Box sx={{ fontWeight: 650 }}>{name}</Box>
              <Box sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>{meal}</Box>
            </Box>
            <Box sx={{ fontWeight: 700 }}>{calories}</Box>
          </Box>
        ))}
      </Box>
      <Box
        sx={{
          mt: 'auto',
          pt: 2,
          borderTop: '1px solid',
          borderColor: 'divider',
          display: 'flex',
          fontWeight: 700,
        }}
      >
        <Box sx={{ mr: 'auto' }}>Today</Box>
        1,240 calories
      </Box>
    </SamplePanel>
  );
}

function DishRecommendations() {
  return (
    <SamplePanel title="Smart Dish Recommendations">
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: { xs: 2, md: 3 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {DISHES.map(([drawing, name, facts]) => (
          <Box
            component="li"
            key={name}
            sx={{ display: 'flex', gap: 2, alignItems: 'center', lineHeight: 1.35 }}
          >
            <Drawing name={drawing} size={84} />
            <Box sx={{ minWidth: 0 }}>
              <Box sx={{ fontWeight: 650 }}>{name}</Box>
              <Box sx={{ color: 'text.secondary' }}>{facts}</Box>
            </Box>
          </Box>
        ))}
      </Box>
    </SamplePanel>
  );
}

function FeatureCards({ sx }: { sx: SxProps<Theme> }) {
  return (
    <Box sx={sx}>
      {CARDS.map(({ icon, title, words }) => (
        <div key={title}>
          <Box
            sx={{
              display: 'grid',
              placeItems: 'center',
              width: 56,
              height: 56,
              borderRadius: '18px',
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
              mb: 2,
            }}
          >
            <Icon name={icon} size={30} />
          </Box>
          <Typography component="h3" variant="h3" sx={{ fontSize: '1.3125rem' }}>
            {title}
          </Typography>
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>{words}</Typography>
        </div>
      ))}
    </Box>
  );
}
