import { Box, Typography, type SxProps } from '@mui/material';
import type { Theme } from '@mui/material/styles';

import { Icon, type IconName } from '../../../ui/icons';

// Each is a claim about what the product does: it stands here because it is so.
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

export function FeatureCards({ sx }: { sx: SxProps<Theme> }) {
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
