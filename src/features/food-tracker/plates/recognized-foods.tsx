import { Box, Button } from '@mui/material';
import { useState } from 'react';

import { openPicture } from '../../../device/readers/pixels';
import { photoBlob } from '../../../store/photo-blob';
import { TickBox } from '../../../ui/form/tick';
import { format } from '../../../ui/words/format';
import { capital } from '../../../ui/words/text';
import { readerProblem } from '../device-problems';
import { describeMeal } from '../log-meal';
import { type DetectedFood, detectedFoods, KNOWN_WORDS } from './detected-foods';
import { messages } from './messages';

interface RecognizedFoodsProps {
  mealId: string;
  photoId: string;
}

/** Only for a photo that has not been read: proposals, never a result. */
export function RecognizedFoods({ mealId, photoId }: RecognizedFoodsProps) {
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
          {looking === 'looking' ? messages.looking : messages.seeWhatThisDeviceRecognises}
        </Button>
        <Box role="status" sx={HINT}>
          {looking === 'looking' ? messages.theFirstTimeTheRecogniserIs : messages.withoutAnAi}
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
        <Button onClick={() => void look()}>{messages.tryAgain}</Button>
      </Box>
    );
  }
  if (looking.length === 0) {
    return (
      <Box role="status" sx={HINT}>
        {format(messages.nothingWasRecognised, { knownWords: KNOWN_WORDS })}
      </Box>
    );
  }
  return <FoodChoice mealId={mealId} foods={looking} />;
}

const HINT = { mt: 0.5, fontSize: '0.875rem', color: 'text.secondary' } as const;

type Looking = 'not-yet' | 'looking' | 'failed' | readonly DetectedFood[];

/** Runs on this device, and only when the person wants it. */
function useRecogniser(photoId: string) {
  const [looking, setLooking] = useState<Looking>('not-yet');
  const look = async () => {
    setLooking('looking');
    try {
      const photo = await photoBlob(photoId);
      if (!photo) throw new Error('The photo is not on this device.');
      const { foodsIn } = await import('../../../device/readers/foods');
      setLooking(detectedFoods(await foodsIn(await openPicture(photo))));
    } catch {
      setLooking('failed');
    }
  };
  return { looking, look, problem: readerProblem(messages.theRecogniser) };
}

interface FoodChoiceProps {
  mealId: string;
  foods: readonly DetectedFood[];
}

/** The chosen ones become the meal's description, which is read like any other. */
function FoodChoice({ mealId, foods }: FoodChoiceProps) {
  const isOne = foods.length === 1;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(isOne ? foods.map(({ name }) => name) : []),
  );
  const [state, setState] = useState<'open' | 'saving' | 'failed'>('open');
  const words = foods.filter(({ name }) => chosen.has(name)).map((one) => one.words);
  const save = async () => {
    setState('saving');
    try {
      await describeMeal(mealId, words.join(', '));
    } catch {
      setState('failed');
    }
  };
  return (
    <Box role="group" aria-label={messages.recognisedOnThisDevice} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ fontWeight: 650, fontSize: '0.9375rem' }}>
        {isOne ? messages.looksLikeThis : messages.looksLikeThisTickWhatIs}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {foods.map(({ name, words: said }) => (
          <Box key={name} component={isOne ? 'div' : 'label'} sx={isOne ? NAME : CHOICE}>
            {!isOne && (
              <TickBox
                checked={chosen.has(name)}
                onChange={({ target }) => {
                  setChosen(withChoice(chosen, name, target.checked));
                }}
              />
            )}
            {capital(said)}
          </Box>
        ))}
      </Box>
      {state === 'failed' && (
        <Box role="alert" sx={{ color: 'error.main' }}>
          {messages.thisCouldNotBeSavedOn}
        </Box>
      )}
      <Button
        variant="outlined"
        sx={{ justifySelf: 'start' }}
        disabled={words.length === 0 || state === 'saving'}
        onClick={() => void save()}
      >
        {messages.useAsDescription}
      </Button>
    </Box>
  );
}

const NAME = { display: 'flex', alignItems: 'center' } as const;

const CHOICE = { ...NAME, gap: 1.5, minHeight: 44 } as const;

function withChoice(chosen: ReadonlySet<string>, name: string, isChosen: boolean): Set<string> {
  const next = new Set(chosen);
  if (isChosen) next.add(name);
  else next.delete(name);
  return next;
}
