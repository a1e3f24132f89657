import { Box, Button, GlobalStyles, Typography } from '@mui/material';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';
import { FREE_IMAGES } from '#shared/rules/plan';

import { useHost } from '../../http/host';
import { Icon, type IconName } from '../../ui/icons';
import { useTitle } from '../../ui/layout/page-title';
import { SkipLink } from '../../ui/layout/skip-link';
import { format } from '../../ui/words/format';
import { Features } from './features';
import { Hero } from './hero';
import { LandingFooter } from './landing-footer';
import { LandingHeader } from './landing-header';
import { messages } from './messages';
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
  ['target', messages.setYourGoals, messages.loseGain],
  ['camera', messages.snapTrack, messages.aPhotoOrASentence],
  ['leaf', messages.achieveResults, messages.seeWhatIsInYourMeals],
];

const SMOOTH = {
  '@media (prefers-reduced-motion: no-preference)': { html: { scrollBehavior: 'smooth' } },
} as const;

export function LandingPage() {
  // The same as in the prerendered page (src/app/public-pages.ts).
  useTitle(messages.platelogCalorieCounterForMealsIn);
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
          {messages.lunchIsAGoodPlaceTo}
        </Typography>
        <Typography sx={{ mt: 2, fontSize: '1.125rem' }}>
          {trial === ''
            ? format(messages.theFreePlanReadsPhotos, { freeImages: FREE_IMAGES })
            : format(messages.theFreePlanReadsPhotosPremium, { freeImages: FREE_IMAGES, trial })}
        </Typography>
        <Box sx={CALLS}>
          <Button component={Link} to={PAGES.signup} variant="contained" size="large" sx={PAPER}>
            {messages.getStartedFree}
          </Button>
          <Button component={Link} to={PAGES.signup} variant="outlined" size="large" sx={OUTLINED}>
            {messages.startYourJourney}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}
