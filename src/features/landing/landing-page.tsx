import { ClosingCall } from './closing-call';
import { Features } from './features';
import { Hero } from './hero';
import { HowItWorks } from './how-it-works';
import { LandingFooter } from './landing-footer';
import { LandingHeader } from './landing-header';

export function LandingPage() {
  return (
    <>
      <LandingHeader />
      <main id="main">
        <Hero />
        <Features />
        <HowItWorks />
        <ClosingCall />
      </main>
      <LandingFooter />
    </>
  );
}
