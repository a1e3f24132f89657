import { Box, Typography } from '@mui/material';

import { Icon, type IconName } from '../../ui/icons';
import { Card } from '../../ui/layout/card';
import { Section } from './section';

// Each is a claim about what the product does: it stands here because it is so.
const FEATURES: readonly { icon: IconName; title: string; words: string }[] = [
  {
    icon: 'phone',
    title: 'Works with no signal',
    words:
      'The meal is on your device the moment you save it. It reaches the server and your other devices later, once.',
  },
  {
    icon: 'pencil',
    title: 'Meals in plain words',
    words:
      'Write what you ate as you would say it. A table of more than five thousand foods is built in, so the numbers come at once.',
  },
  {
    icon: 'search',
    title: 'Every number has its evidence',
    words:
      'Open any figure and see which food, how many grams and why, and how sure it is. What is unknown is said, not guessed as zero.',
  },
];

export function Features() {
  return (
    <Section id="features" title="Features" raised>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: 'repeat(3, 1fr)' } }}>
        {FEATURES.map(({ icon, title, words }) => (
          <Card key={title}>
            <Box sx={{ color: 'primary.main', mb: 2 }}>
              <Icon name={icon} size={34} />
            </Box>
            <Typography component="h3" variant="h3">
              {title}
            </Typography>
            <Typography sx={{ mt: 1, color: 'text.secondary' }}>{words}</Typography>
          </Card>
        ))}
      </Box>
    </Section>
  );
}
