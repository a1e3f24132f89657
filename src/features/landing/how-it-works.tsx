import { Box, Typography } from '@mui/material';

import { Icon, type IconName } from '../../ui/icons';
import { Section } from './section';

const STEPS: readonly [IconName, string, string][] = [
  [
    'target',
    'Set Your Goals',
    'Lose, gain, maintain or bulk: three short steps, and you can start.',
  ],
  [
    'camera',
    'Snap & Track',
    'A photo or a sentence, wherever you eat. Saving never waits for the network.',
  ],
  [
    'leaf',
    'Achieve Results',
    'See what is in your meals and where you stand today, and adjust as you go.',
  ],
];

export function HowItWorks() {
  return (
    <Section id="how-it-works" title="How It Works">
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: { xs: 4, md: 6 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {STEPS.map(([icon, title, words], index) => (
          <Box
            component="li"
            key={title}
            sx={{ borderTop: '3px solid', borderColor: 'primary.main', pt: 2.5 }}
          >
            <Box sx={{ display: 'flex', alignItems: 'center', color: 'primary.main' }}>
              <Box aria-hidden sx={{ fontWeight: 800, fontSize: '2.5rem', mr: 'auto' }}>
                {index + 1}
              </Box>
              <Icon name={icon} size={40} />
            </Box>
            <Typography component="h3" variant="h3" sx={{ mt: 1, fontSize: '1.3125rem' }}>
              {title}
            </Typography>
            <Typography sx={{ mt: 1, color: 'text.secondary' }}>{words}</Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
