import { Box, type SxProps, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { Icon, type IconName } from '../../ui/icons';
import { DailyGoals, MacroReport } from './feature-samples';
import { Drawing, type DrawingName } from './drawing';
import { format } from '../../ui/words/format';
import { messages } from './messages';
import { DISH_COUNT, SAMPLE_DISHES } from './sample-dishes';
import { SamplePanel } from './sample-panel';
import { Section } from './section';

// Claims about the product; each must be true.
const CARDS: readonly { icon: IconName; title: string; words: string }[] = [
  {
    icon: 'camera',
    title: messages.aiPhotoRecognition,
    words: messages.aboutPhotoRecognition,
  },
  {
    icon: 'target',
    title: messages.personalizedGoals,
    words: messages.aboutGoals,
  },
  {
    icon: 'chart',
    title: messages.progressTracking,
    words: messages.aboutProgress,
  },
];

const MEALS: readonly [DrawingName, string, string, number][] = [
  ['oatmeal', messages.oatmealWithBerries, messages.breakfast, 320],
  ['chickenRice', messages.chickenRiceAndBroccoli, messages.lunch, 540],
  ['yoghurt', messages.yoghurtAppleAndNuts, messages.snack, 380],
];

const THREE = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
} as const;

export function Features() {
  return (
    <Section id="features" title={messages.features} lead={messages.yourDay} raised>
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
    <SamplePanel title={messages.foodJournal}>
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
        <Box sx={{ mr: 'auto' }}>{messages.today}</Box>
        {messages.sampleJournalCalories}
      </Box>
    </SamplePanel>
  );
}

function DishRecommendations() {
  return (
    <SamplePanel title={messages.smartDishRecommendations}>
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
        {SAMPLE_DISHES.map(([drawing, name, facts]) => (
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
      <Typography sx={{ color: 'text.secondary' }}>
        {format(messages.dishesComeFrom, { count: DISH_COUNT })}{' '}
        <Box component={Link} to={PAGES.whatToEat} sx={{ color: 'primary.main' }}>
          {messages.whatToEat}
        </Box>
        {`. ${messages.planAndShop}`}
      </Typography>
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
