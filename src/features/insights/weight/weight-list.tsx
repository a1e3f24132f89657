import { Box, Button, IconButton } from '@mui/material';
import { useState } from 'react';

import type { WeightUnit } from '#shared/records/profile';
import { weightIn } from '#shared/rules/units';

import { deleteWeight, restoreWeight, type WeightEntry } from '../../../store/weights';
import { useToast } from '../../../ui/feedback/toast';
import { focusOnceShown } from '../../../ui/focus/focus-when-shown';
import { Icon } from '../../../ui/icons';
import { format } from '../../../ui/words/format';
import { dateWithYear, timeOfDayWords } from '../../../ui/words/time';
import { messages } from '../messages';

const FIRST = 5;

interface WeightListProps {
  /** Oldest first. */
  weights: readonly WeightEntry[];
  unit: WeightUnit;
}

export function WeightList({ weights, unit }: WeightListProps) {
  const [all, setAll] = useState(false);
  const toast = useToast();
  const newest = [...weights].reverse();
  const shown = all ? newest : newest.slice(0, FIRST);

  const remove = async (entry: WeightEntry) => {
    await deleteWeight(entry.id);
    const back = async () => {
      await restoreWeight(entry.id);
      toast({ title: format(messages.weightIsBack, { weight: enteredWords(entry, unit) }) });
      await focusOnceShown(() => document.querySelector(`#weight-${entry.id} button`));
    };
    const action = { label: messages.undo, run: back };
    toast({ title: messages.weightDeleted, action });
  };
  return (
    <>
      <Box component="ul" aria-label={messages.loggedWeights} sx={LIST}>
        {shown.map((entry) => (
          <Box component="li" key={entry.id} id={`weight-${entry.id}`} sx={ROW}>
            <Box component="strong">{enteredWords(entry, unit)}</Box>
            <Box sx={{ flex: 1, minWidth: 0, color: 'text.secondary', fontSize: '0.9375rem' }}>
              {momentOf(entry)}
            </Box>
            <IconButton
              aria-label={format(messages.deleteOf, {
                entry: enteredWords(entry, unit),
                entry2: momentOf(entry),
              })}
              onClick={() => void remove(entry)}
            >
              <Icon name="trash" size={20} />
            </IconButton>
          </Box>
        ))}
      </Box>
      {newest.length > FIRST && (
        <Button
          size="small"
          sx={{ ml: -1, px: 1, minHeight: 44, fontSize: '0.9375rem' }}
          aria-expanded={all}
          onClick={() => {
            setAll(!all);
          }}
        >
          {all
            ? messages.showTheLatest
            : format(messages.showAllWeights, { newest: newest.length })}
        </Button>
      )}
    </>
  );
}

/** The entered weight, without rounding. */
export function enteredWords(entry: Pick<WeightEntry, 'weight' | 'weightUnit'>, unit: WeightUnit) {
  return `${weightIn(unit, entry.weight, entry.weightUnit)} ${unit}`;
}

function momentOf({ recordedAt }: WeightEntry): string {
  return `${dateWithYear(recordedAt.slice(0, 10))}, ${timeOfDayWords(recordedAt)}`;
}

const LIST = { listStyle: 'none', m: 0, mt: 2, p: 0 } as const;

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 48,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;
