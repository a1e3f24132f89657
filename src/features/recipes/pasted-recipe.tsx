import { Box, Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';

import type { ImportedRecipe } from '#shared/rules/recipes/imported-recipe';

import { Disclosure } from '../../ui/disclosure';
import { Field } from '../../ui/form/field';
import { messages } from './messages';
import { readRecipe, RecipeNotRead } from './read-recipe';

interface PastedRecipeProps {
  /** Text shared from another app, which is read at once. */
  shared?: string | undefined;
  onRead: (recipe: ImportedRecipe) => void;
}

/** Reads a pasted recipe on the device, or lets the server read the page of a pasted address. */
export function PastedRecipe({ shared = '', onRead }: PastedRecipeProps) {
  const [text, setText] = useState(shared);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [isOpening, setOpening] = useState(false);
  const read = async () => {
    if (isOpening) return;
    setProblem(undefined);
    setOpening(true);
    try {
      onRead(await readRecipe(text));
    } catch (error) {
      setProblem(error instanceof RecipeNotRead ? error.message : messages.couldNotRead);
    } finally {
      setOpening(false);
    }
  };
  useOnce(shared === '' ? null : read);
  // Open while shared text is being read, or if that failed, so that the user sees it.
  const isOpen = shared !== '' && (isOpening || problem !== undefined);
  return (
    <Disclosure label={messages.pasteAWholeRecipe} quiet open={isOpen}>
      <Box sx={{ display: 'grid', gap: 1, pb: 1 }}>
        <Field
          label={messages.recipeText}
          hint={messages.pasteHint}
          problem={problem}
          multiline
          minRows={4}
          maxRows={10}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setProblem(undefined);
          }}
        />
        <Button
          variant="outlined"
          sx={{ justifySelf: 'start' }}
          aria-disabled={isOpening}
          onClick={() => void read()}
        >
          {isOpening ? messages.opening : messages.takeOver}
        </Button>
      </Box>
    </Disclosure>
  );
}

function useOnce(work: (() => Promise<void>) | null): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    void work?.();
  });
}
