import { Box, GlobalStyles, Typography } from '@mui/material';

import { useSignedIn } from '../../store/use-signed-in';
import { Icon, type IconName } from '../../ui/icons';
import { useTitle } from '../../ui/layout/page-title';
import { SkipLink } from '../../ui/layout/skip-link';
import { Features } from './features';
import { Hero } from './hero';
import { LandingFooter } from './landing-footer';
import { LandingHeader } from './landing-header';
import { messages } from './messages';
import { Proofs } from './proofs';
import { Reviews } from './reviews';
import { Section } from './section';
import { Showcase } from './showcase';
import { Stats } from './stats';
import { TryIt } from './try-it';

const STEPS: readonly [IconName, string, string][] = [
  ['target', messages.setYourGoals, messages.loseGain],
  ['camera', messages.snapTrack, messages.aPhotoOrASentence],
  ['leaf', messages.achieveResults, messages.aboutResults],
];

const SMOOTH = {
  '@media (prefers-reduced-motion: no-preference)': { html: { scrollBehavior: 'smooth' } },
} as const;

export function LandingPage() {
  // The same title as in the prerendered page (src/app/prerender/prerender.tsx).
  useTitle(messages.pageTitle);
  const isSignedIn = useSignedIn();
  return (
    <>
      <GlobalStyles styles={SMOOTH} />
      <SkipLink />
      <LandingHeader isSignedIn={isSignedIn} />
      <main id="main" tabIndex={-1}>
        <Hero isSignedIn={isSignedIn} />
        <TryIt isSignedIn={isSignedIn} />
        <Proofs />
        <Features />
        <HowItWorks />
        <Showcase />
        <Reviews />
        <Stats />
      </main>
      <LandingFooter isSignedIn={isSignedIn} />
    </>
  );
}

function HowItWorks() {
  return (
    <Section id="how-it-works" title={messages.howItWorks}>
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
