import { Box, Button, GlobalStyles, Typography } from '@mui/material';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';
import { FREE_IMAGES } from '#shared/rules/plan';

import { useHost } from '../../http/host';
import { Icon, type IconName } from '../../ui/icons';
import { useTitle } from '../../ui/layout/page-title';
import { SkipLink } from '../../ui/layout/skip-link';
import { Features } from './features';
import { Hero } from './hero';
import { LandingFooter } from './landing-footer';
import { LandingHeader } from './landing-header';
import { Reviews } from './reviews';
import { Section, WIDTH } from './section';
import { Showcase } from './showcase';
import { Stats } from './stats';

const PAPER = {
  bgcolor: 'primary.contrastText',
  color: 'primary.main',
  '&:hover': { bgcolor: 'primary.contrastText', textDecoration: 'underline' },
  // The usual outline has the color of this background.
  '&:focus-visible': { outlineColor: 'var(--mui-palette-primary-contrastText)' },
} as const;

const OUTLINED = {
  color: 'inherit',
  borderColor: 'currentColor',
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outlineColor: 'currentColor' },
} as const;

// On a phone one below the other, of equal width.
const CALLS = {
  mt: 4,
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  gap: 2,
  justifyContent: 'center',
} as const;

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

const SMOOTH = {
  '@media (prefers-reduced-motion: no-preference)': { html: { scrollBehavior: 'smooth' } },
} as const;

export function LandingPage() {
  // The same as in the prerendered page (src/app/public-pages.ts).
  useTitle('Platelog: calorie counter for meals in words or by photo');
  return (
    <>
      <GlobalStyles styles={SMOOTH} />
      <SkipLink />
      <LandingHeader />
      <main id="main" tabIndex={-1}>
        <Hero />
        <Features />
        <HowItWorks />
        <Showcase />
        <Reviews />
        <Stats />
        <ClosingCall />
      </main>
      <LandingFooter />
    </>
  );
}

function HowItWorks() {
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

function ClosingCall() {
  const { trial } = useHost();
  return (
    <Box
      component="section"
      id="contact"
      sx={{ scrollMarginTop: 84, ...WIDTH, pb: { xs: 7, md: 12 } }}
    >
      <Box
        sx={{
          px: { xs: 3, md: 8 },
          py: { xs: 6, md: 10 },
          borderRadius: '32px',
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          textAlign: 'center',
        }}
      >
        <Typography variant="h2" sx={{ fontSize: 'clamp(1.9rem, 5vw, 3rem)' }}>
          Lunch is a good place to start
        </Typography>
        <Typography sx={{ mt: 2, fontSize: '1.125rem' }}>
          {trial === ''
            ? `The free plan reads ${FREE_IMAGES} photos, and as many meals in words as you like.`
            : `The free plan reads ${FREE_IMAGES} photos. Premium reads as many as you take, and is free for the first ${trial}.`}
        </Typography>
        <Box sx={CALLS}>
          <Button component={Link} to={PAGES.signup} variant="contained" size="large" sx={PAPER}>
            Get Started Free
          </Button>
          <Button component={Link} to={PAGES.signup} variant="outlined" size="large" sx={OUTLINED}>
            Start Your Journey
          </Button>
        </Box>
      </Box>
    </Box>
  );
}
