import { Box } from '@mui/material';
import { useState } from 'react';

import type { FoodFields } from '#shared/records/food';

import { type FoodEntry, saveFood } from '../../../store/foods';
import { useOneAtATime } from '../../../ui/form/use-one-at-a-time';
import { Sheet } from '../../../ui/layout/sheet';
import { FiguresStep } from '../packs/figures-step';
import { messages } from './messages';

interface FoodSheetProps {
  /** undefined for a new food. */
  entry?: FoodEntry | undefined;
  /** Initial name of a new food. */
  name?: string;
  onSaved: (entry: FoodEntry) => void;
  onClose: () => void;
}

export function FoodSheet({ entry, name, onSaved, onClose }: FoodSheetProps) {
  const [failed, setFailed] = useState(false);
  const once = useOneAtATime();
  const save = async (food: FoodFields) => {
    try {
      onSaved({ id: await saveFood(food, entry?.id), food });
    } catch {
      setFailed(true);
    }
  };
  return (
    <Sheet
      title={entry ? messages.yourFood : messages.newFood}
      subtitle={messages.usableByName}
      onClose={onClose}
    >
      {failed && (
        <Box role="alert" sx={{ color: 'error.main' }}>
          {messages.notSavedInputKept}
        </Box>
      )}
      <FiguresStep
        step={{ barcode: entry?.food.barcode ?? null, read: null, known: entry ?? null }}
        {...(name !== undefined && { name })}
        next={messages.save}
        onDone={(food) => void once(async () => save(food))}
      />
    </Sheet>
  );
}
