import { Box, Button } from '@mui/material';
import { useState } from 'react';

import { readRecipeText, type RecipeText } from '#shared/rules/recipes/read-recipe-text';

import { Disclosure } from '../../ui/disclosure';
import { Field } from '../../ui/form/field';
import { messages } from './messages';

/** Takes a recipe in words apart, on the device. */
export function PastedRecipe({ onRead }: { onRead: (recipe: RecipeText) => void }) {
  const [text, setText] = useState('');
  const [found, setFound] = useState(true);
  return (
    <Disclosure label={messages.pasteAWholeRecipe} quiet>
      <Box sx={{ display: 'grid', gap: 1, pb: 1 }}>
        <Field
          label={messages.recipeText}
          hint={messages.pasteHint}
          problem={found ? undefined : messages.nothingToTakeOver}
          multiline
          minRows={4}
          maxRows={10}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setFound(true);
          }}
        />
        <Button
          variant="outlined"
          sx={{ justifySelf: 'start' }}
          onClick={() => {
            const read = readRecipeText(text);
            setFound(read.ingredients !== '');
            if (read.ingredients !== '') onRead(read);
          }}
        >
          {messages.takeOver}
        </Button>
      </Box>
    </Disclosure>
  );
}
