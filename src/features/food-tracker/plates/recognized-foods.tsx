import { Box, Button } from '@mui/material';
import { useState } from 'react';

import type { MealEntry } from '../../../store/meal-entries';
import { TickBox } from '../../../ui/form/tick';
import { capital } from '../../../ui/words/text';
import { describeMeal } from '../log-meal';
import type { DetectedFood } from './detected-foods';
import { GettingTheNumbers } from './getting-the-numbers';
import { messages } from './messages';

interface RecognizedFoodsProps {
  entry: Pick<MealEntry, 'id' | 'meal'>;
  foods: readonly DetectedFood[];
}

/** Suggests recognized foods. The ones the user chooses become the meal's description, which is read like any other. */
export function RecognizedFoods({ entry, foods }: RecognizedFoodsProps) {
  const isOne = foods.length === 1;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(isOne ? foods.map(({ name }) => name) : []),
  );
  const [state, setState] = useState<'open' | 'saving' | 'failed'>('open');
  const words = foods.filter(({ name }) => chosen.has(name)).map((one) => one.words);
  const saving = state === 'saving';
  const save = async () => {
    setState('saving');
    try {
      await describeMeal(entry, words.join(', '));
    } catch {
      setState('failed');
    }
  };
  return (
    <Box role="group" aria-label={messages.recognizedOnThisDevice} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ fontWeight: 650, fontSize: '0.9375rem' }}>
        {isOne ? messages.looksLikeThis : messages.looksLikeTheseSelect}
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
          {messages.notSavedTryAgain}
        </Box>
      )}
      <Button
        variant="outlined"
        sx={{ justifySelf: 'start' }}
        disabled={words.length === 0 || saving}
        onClick={() => void save()}
      >
        {messages.useAsDescription}
      </Button>
      <GettingTheNumbers busy={saving} />
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
