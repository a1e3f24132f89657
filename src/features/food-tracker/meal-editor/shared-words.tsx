import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { SHARED_RECIPE } from '#shared/contract/pages';
import { DESCRIPTION_MAX } from '#shared/records/meal';
import { looksLikeRecipe, mealInWords } from '#shared/rules/recipes/shared-words';

import { Icon } from '../../../ui/icons';
import { useStart } from '../../../ui/layout/use-start';
import { messages } from './messages';
import type { MealFormState } from './use-meal-form';

/** Adds the shared words after the words that are already typed. */
function together(typed: string, shared: string): string {
  if (typed.includes(shared)) return typed;
  const all = typed.trim() === '' ? shared : `${typed.trimEnd()}\n${shared}`;
  return all.slice(0, DESCRIPTION_MAX);
}

interface Shared {
  words: string;
  /** The description without and with the shared words. */
  before: string;
  after: string;
}

export interface SharedRecipe {
  /** Whether the shared words look like a recipe. */
  isOffered: boolean;
  keep: () => void;
}

/** Adds words shared from another app to the description. If they look like a recipe, the user can save them as one instead. */
export function useSharedWords({
  entered,
  write,
  set,
  isBroughtBack,
}: MealFormState): SharedRecipe {
  const navigate = useNavigate();
  const [shared, setShared] = useState<Shared | null>(null);
  const { description } = entered;
  useStart((start, words) => {
    if (start !== 'words') return false;
    const after = words === '' ? description : together(description, mealInWords(words));
    write({ description: after });
    setShared(looksLikeRecipe(words) ? { words, before: description, after } : null);
    return true;
  }, isBroughtBack);
  return {
    isOffered: shared !== null,
    keep: () => {
      if (!shared) return;
      // Only if the user has not typed since.
      if (description === shared.after) set({ description: shared.before });
      setShared(null);
      void navigate(`${SHARED_RECIPE}${encodeURIComponent(shared.words)}`);
    },
  };
}

/** Offers to save the shared words as a recipe instead of logging them. */
export function KeepAsRecipe({ isOffered, keep }: SharedRecipe) {
  if (!isOffered) return null;
  return (
    <Box role="status" sx={OFFER}>
      <Box sx={{ flex: '1 1 10rem', fontWeight: 650 }}>{messages.looksLikeARecipe}</Box>
      <Button
        variant="outlined"
        startIcon={<Icon name="pot" size={20} />}
        sx={{ flex: 'none' }}
        onClick={keep}
      >
        {messages.keepAsRecipe}
      </Button>
    </Box>
  );
}

const OFFER = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  p: 1.5,
  borderRadius: '14px',
  bgcolor: 'raised.main',
} as const;
