import { Box, Button, Checkbox, FormControlLabel } from '@mui/material';
import { useState } from 'react';

import { describeMeal } from '../log-meal';
import type { Proposal } from './proposals';

interface ChosenProposalsProps {
  mealId: string;
  proposals: readonly Proposal[];
}

/** Proposals to confirm: those that are chosen become the meal's description, which is read as always. */
export function ChosenProposals({ mealId, proposals }: ChosenProposalsProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [state, setState] = useState<'open' | 'saving' | 'failed'>('open');
  const words = proposals.filter(({ name }) => chosen.has(name)).map((one) => one.words);
  const save = async () => {
    setState('saving');
    try {
      await describeMeal(mealId, words.join(', '));
    } catch {
      setState('failed');
    }
  };
  return (
    <Box role="group" aria-label="Recognised on this device" sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ fontWeight: 650, fontSize: '0.9375rem' }}>
        Looks like this? Tick what is right.
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {proposals.map(({ name, words: label }) => (
          <FormControlLabel
            key={name}
            label={label}
            sx={{ minHeight: 44 }}
            control={
              <Checkbox
                checked={chosen.has(name)}
                onChange={(_event, isChosen) => {
                  setChosen(withChoice(chosen, name, isChosen));
                }}
              />
            }
          />
        ))}
      </Box>
      {state === 'failed' && (
        <Box role="alert" sx={{ color: 'error.main' }}>
          This could not be saved on the device. Please try again.
        </Box>
      )}
      <Button
        variant="outlined"
        sx={{ justifySelf: 'start' }}
        disabled={words.length === 0 || state === 'saving'}
        onClick={() => void save()}
      >
        Use as description
      </Button>
    </Box>
  );
}

function withChoice(chosen: ReadonlySet<string>, name: string, isChosen: boolean): Set<string> {
  const next = new Set(chosen);
  if (isChosen) next.add(name);
  else next.delete(name);
  return next;
}
