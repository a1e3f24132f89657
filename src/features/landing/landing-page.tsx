import { GlobalStyles } from '@mui/material';

import { SkipLink } from '../../ui/layout/skip-link';
import { useTitle } from '../../ui/layout/use-title';
import { ClosingCall } from './closing-call';
import { Features } from './features/features';
import { LandingFooter } from './footer/landing-footer';
import { LandingHeader } from './header/landing-header';
import { Hero } from './hero/hero';
import { HowItWorks } from './how-it-works';
import { Reviews } from './reviews/reviews';
import { Stats } from './reviews/stats';
import { Showcase } from './showcase/showcase';

const SMOOTH = {
  '@media (prefers-reduced-motion: no-preference)': { html: { scrollBehavior: 'smooth' } },
} as const;

export function LandingPage() {
  // The same as the one that was drawn at build (src/app/public-pages.ts).
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
