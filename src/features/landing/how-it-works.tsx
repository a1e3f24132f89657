import { Box, Typography } from '@mui/material';

import { Section } from './section';

const STEPS = [
  ['Create your account', 'Once, while there is signal.'],
  ['Snap & Track', 'A photo or a sentence, wherever you eat. Saving never waits for the network.'],
  [
    'See what is in it',
    'Calories with their likely range, protein, carbs, fat and fibre, and where each comes from.',
  ],
] as const;

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
          gap: 4,
          gridTemplateColumns: { md: 'repeat(3, 1fr)' },
        }}
      >
        {STEPS.map(([title, words], index) => (
          <Box
            component="li"
            key={title}
            sx={{ borderTop: '3px solid', borderColor: 'primary.main', pt: 2 }}
          >
            <Box sx={{ fontWeight: 780, fontSize: '1.75rem', color: 'primary.main' }}>
              {index + 1}
            </Box>
            <Typography component="h3" variant="h3" sx={{ mt: 0.5 }}>
              {title}
            </Typography>
            <Typography sx={{ mt: 1, color: 'text.secondary' }}>{words}</Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
