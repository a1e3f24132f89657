import { Box, Button } from '@mui/material';
import { type ReactNode, Suspense, useId, useState, useSyncExternalStore } from 'react';

import {
  install,
  installWay,
  type InstallWay,
  neverOfferAgain,
  watchInstallWay,
} from '../../device/install-offer';
import { latePart } from '../../http/late-part';
import { useHasMeals } from '../../store/diary';
import { BrandMark } from '../../ui/brand';
import { Card } from '../../ui/layout/card';
import { messages } from './messages';

const OFFER = {
  mt: 2,
  display: 'grid',
  alignItems: 'center',
  gridTemplateColumns: { xs: 'auto 1fr', md: 'auto 1fr auto' },
  columnGap: 2,
  rowGap: 1,
} as const;

const ACTIONS = {
  gridColumn: { xs: '1 / -1', md: 'auto' },
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 1,
} as const;

const AppleSteps = latePart(() => import('./apple-steps').then((module) => module.AppleSteps));

/** Shown only after the first saved meal, and at once or not at all: later it would move content under the user's finger. */
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
        title={messages.keepPlatelogAtHand}
        words={WORDS[way]}
        actions={
          <>
            <Button onClick={neverOfferAgain}>{messages.noThanks}</Button>
            <Button variant="contained" onClick={accept}>
              {way === 'steps' ? messages.showMeHow : messages.install}
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

// `question` must fit phones and computers, because both may have the browser's prompt.
const WORDS = {
  question: messages.opensInOwnWindow,
  steps: messages.opensLikeAnyApp,
} as const;

interface OfferCardProps {
  title: string;
  words: string;
  actions: ReactNode;
}

/** In the page flow, so that it covers nothing. */
function OfferCard({ title, words, actions }: OfferCardProps) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={OFFER}>
      <BrandMark size={48} />
      <Box role="status">
        <Box component="h2" id={titleId} sx={{ m: 0, fontSize: '1.0625rem', fontWeight: 750 }}>
          {title}
        </Box>
        <Box sx={{ mt: 0.25, color: 'text.secondary', fontSize: '0.9375rem' }}>{words}</Box>
      </Box>
      <Box sx={ACTIONS}>{actions}</Box>
    </Card>
  );
}

function useInstallWay(): InstallWay {
  return useSyncExternalStore(watchInstallWay, installWay);
}
