import { Button } from '@mui/material';
import { Suspense, useState } from 'react';

import { install, neverOfferAgain } from '../../device/install/install-offer';
import { useInstallWay } from '../../device/install/use-install-way';
import { latePart } from '../../http/late-part';
import { useHasMeals } from '../../store/diary';
import { OfferCard } from '../../ui/feedback/offer-card';

const AppleSteps = latePart(() => import('./apple-steps').then((module) => module.AppleSteps));

/** Only after the first saved meal. Shown at once or never: later it would move what a finger is about to tap. */
export function InstallOffer() {
  const way = useInstallWay();
  const hasMeals = useHasMeals();
  const [offered, setOffered] = useState<boolean>();
  const [showing, setShowing] = useState(false);
  if (offered === undefined && hasMeals !== undefined) setOffered(hasMeals && way !== null);
  if (way === null || offered !== true) return null;
  const accept = () => {
    if (way === 'steps') setShowing(true);
    else void install();
  };
  return (
    <>
      <OfferCard
        title="Keep Platelog at hand"
        words={WORDS[way]}
        actions={
          <>
            <Button onClick={neverOfferAgain}>No, thanks</Button>
            <Button variant="contained" onClick={accept}>
              {way === 'steps' ? 'Show me how' : 'Install'}
            </Button>
          </>
        }
      />
      {showing && (
        <Suspense fallback={null}>
          <AppleSteps
            onClose={() => {
              setShowing(false);
            }}
            onDone={neverOfferAgain}
          />
        </Suspense>
      )}
    </>
  );
}

// The browser's prompt may be on a phone or on a computer.
const WORDS = {
  question: 'It opens in a window of its own, with or without signal.',
  steps: 'On your home screen it opens like any app, with or without signal.',
} as const;
