import { Box } from '@mui/material';
import { useState } from 'react';

import { keptRecipe } from '../../store/kept-meal/kept-recipe';
import { format } from '../../ui/words/format';
import { messages } from './messages';

/** A note about the meal that the user described before signing up. */
export function MealNote({ name, isInDiary }: { name: string | null; isInDiary: boolean }) {
  if (name === null) return null;
  return (
    <Box sx={NOTE}>
      {format(isInDiary ? messages.yourMealIsSaved : messages.yourMealIsKept, { name })}
    </Box>
  );
}

/** A note about the recipe from a link that the user kept before signing up. */
export function RecipeNote({ isMade }: { isMade: boolean }) {
  const [name] = useState(recipeName);
  if (name === null) return null;
  const isSaved = isMade && recipeName() === null;
  return (
    <Box sx={NOTE}>
      {format(isSaved ? messages.yourRecipeIsSaved : messages.yourRecipeIsKept, { name })}
    </Box>
  );
}

const recipeName = () => keptRecipe()?.fields.name ?? null;

const NOTE = {
  mb: 2.5,
  p: 2,
  borderRadius: '14px',
  bgcolor: 'raised.main',
  fontSize: '0.9375rem',
  overflowWrap: 'anywhere',
} as const;
