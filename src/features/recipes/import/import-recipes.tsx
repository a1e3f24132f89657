import { Box, Button, LinearProgress } from '@mui/material';
import { useRef, useState } from 'react';

import { TickBox } from '../../../ui/form/tick';
import { Sheet, SheetActions } from '../../../ui/layout/sheet';
import { format } from '../../../ui/words/format';
import { messages } from '../messages';
import type { FileRecipe, RecipesInFiles } from './unreadable-recipes';
import { type ImportState, useImportRecipes } from './use-import-recipes';

const ACCEPTED = '.zip,.json,.paprikarecipes,.paprikarecipe,application/zip,application/json';

/** A button for choosing files, and a preview of their recipes before any is saved. */
export function ImportRecipes({ taken }: { taken: readonly string[] }) {
  const input = useRef<HTMLInputElement>(null);
  const { state, read, keep, close } = useImportRecipes();
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPTED}
        aria-label={messages.importRecipes}
        onChange={(event) => {
          void read([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <Button
        variant="outlined"
        aria-disabled={state !== null}
        onClick={() => {
          if (state === null) input.current?.click();
        }}
      >
        {state?.as === 'reading' ? messages.readingFile : messages.importRecipes}
      </Button>
      {(state?.as === 'shown' || state?.as === 'keeping') && (
        <Sheet title={messages.importRecipes} subtitle={messages.chooseRecipes} onClose={close}>
          {state.as === 'shown' ? (
            <FoundRecipes
              found={state.found}
              taken={taken}
              onKeep={(chosen) => void keep(chosen)}
            />
          ) : (
            <Progress {...state} />
          )}
        </Sheet>
      )}
    </>
  );
}

function Progress({ done, of }: Extract<ImportState, { as: 'keeping' }>) {
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1, py: 2 }}>
      {format(messages.importing, { done, count: of })}
      <LinearProgress
        variant="determinate"
        aria-label={messages.importRecipes}
        value={(100 * done) / of}
      />
    </Box>
  );
}

interface FoundRecipesProps {
  found: RecipesInFiles;
  /** Names of recipes that are already saved. */
  taken: readonly string[];
  onKeep: (chosen: readonly FileRecipe[]) => void;
}

function FoundRecipes({ found: { recipes, empty }, taken, onKeep }: FoundRecipesProps) {
  const known = new Set(taken.map((name) => name.toLowerCase()));
  const isKnown = ({ recipe }: FileRecipe) => known.has(recipe.name.toLowerCase());
  const [chosen, setChosen] = useState<ReadonlySet<FileRecipe>>(
    () => new Set(recipes.filter((one) => !isKnown(one))),
  );
  const toggle = (one: FileRecipe) => {
    const next = new Set(chosen);
    if (!next.delete(one)) next.add(one);
    setChosen(next);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {empty > 0 && (
        <Box sx={{ color: 'text.secondary' }}>
          {format(messages.recipesEmpty, { count: empty })}
        </Box>
      )}
      <Box component="ul" aria-label={messages.importRecipes} sx={LIST}>
        {recipes.map((one, index) => (
          <li key={index}>
            <Box component="label" sx={ROW}>
              <TickBox
                checked={chosen.has(one)}
                onChange={() => {
                  toggle(one);
                }}
              />
              <Box dir="auto" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <Box component="span" sx={{ display: 'block', fontWeight: 650 }}>
                  {one.recipe.name || messages.noName}
                </Box>
                <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
                  {detailsOf(one, isKnown(one))}
                </Box>
              </Box>
            </Box>
          </li>
        ))}
      </Box>
      <SheetActions>
        <Button
          variant="contained"
          aria-disabled={chosen.size === 0}
          onClick={() => {
            if (chosen.size > 0) onKeep(recipes.filter((one) => chosen.has(one)));
          }}
        >
          {format(messages.importCount, { count: chosen.size })}
        </Button>
      </SheetActions>
    </Box>
  );
}

function detailsOf({ recipe }: FileRecipe, isKnown: boolean): string {
  const count = recipe.ingredients.split('\n').length;
  const words = [format(messages.ingredientCount, { count })];
  if (recipe.servings !== null)
    words.push(format(messages.makesServings, { servings: recipe.servings }));
  if (isKnown) words.push(messages.nameIsTaken);
  return words.join(' · ');
}

const LIST = { listStyle: 'none', m: 0, p: 0, display: 'grid' } as const;

const ROW = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 1.5,
  alignItems: 'center',
  minHeight: 56,
  py: 0.75,
  cursor: 'pointer',
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;
