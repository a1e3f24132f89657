import { Box, Button } from '@mui/material';
import { useState } from 'react';

import { openPicture } from '../../../device/readers/pixels';
import { photoBlob } from '../../../store/photo-blob';
import { readerProblem } from '../barcode/reader-words';
import { ChosenProposals } from './chosen-proposals';
import { KNOWN_WORDS, type Proposal, proposalsOf } from './proposals';

interface FoodProposalsProps {
  mealId: string;
  photoId: string;
}

/** Only for a photo that has not been read: proposals, never a result. */
export function FoodProposals({ mealId, photoId }: FoodProposalsProps) {
  const { looking, look, problem } = useRecogniser(photoId);
  if (looking === 'not-yet' || looking === 'looking') {
    return (
      <Box>
        <Button
          variant="outlined"
          disabled={looking === 'looking'}
          onClick={() => void look()}
          sx={{ justifySelf: 'start' }}
        >
          {looking === 'looking' ? 'Looking...' : 'See what this device recognises'}
        </Button>
        <Box role="status" sx={HINT}>
          {looking === 'looking'
            ? 'The first time the recogniser is fetched, about 5 MB, and then it stays on this device.'
            : 'Without an AI: a handful of common foods, for you to confirm.'}
        </Box>
      </Box>
    );
  }
  if (looking === 'failed') {
    return (
      <Box>
        <Box role="alert" sx={{ color: 'error.main' }}>
          {problem}
        </Box>
        <Button onClick={() => void look()}>Try again</Button>
      </Box>
    );
  }
  if (looking.length === 0) {
    return (
      <Box role="status" sx={HINT}>
        Nothing was recognised. This device knows {KNOWN_WORDS}; describe the rest.
      </Box>
    );
  }
  return <ChosenProposals mealId={mealId} proposals={looking} />;
}

const HINT = { mt: 0.5, fontSize: '0.875rem', color: 'text.secondary' } as const;

type Looking = 'not-yet' | 'looking' | 'failed' | readonly Proposal[];

/** Runs on this device, and only when the person wants it. */
function useRecogniser(photoId: string) {
  const [looking, setLooking] = useState<Looking>('not-yet');
  const look = async () => {
    setLooking('looking');
    try {
      const photo = await photoBlob(photoId);
      if (!photo) throw new Error('The photo is not on this device.');
      const { foodsIn } = await import('../../../device/readers/foods');
      setLooking(proposalsOf(await foodsIn(await openPicture(photo))));
    } catch {
      setLooking('failed');
    }
  };
  return { looking, look, problem: readerProblem('The recogniser') };
}
