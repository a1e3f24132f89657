import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';
import { itemsOfRecipe } from '#shared/rules/recipes/eaten-part';

import { deleteRecipe, type RecipeEntry, restoreRecipe } from '../../store/kitchen/recipes';
import { Disclosure } from '../../ui/disclosure';
import { useToast } from '../../ui/feedback/toast';
import { Calories } from '../../ui/figures/calories';
import { Macros, openMacros } from '../../ui/figures/macros';
import { Icon } from '../../ui/icons';
import { DietsAndAllergens } from '../../ui/kitchen/diets-and-allergens';
import { IngredientList } from '../../ui/kitchen/ingredient-list';
import { Sheet } from '../../ui/layout/sheet';
import { isGentle } from '../../ui/words/display';
import { format } from '../../ui/words/format';
import { LogRecipe } from './log-recipe';
import { messages } from './messages';
import { figuresOfPart, figuresOfServing, linesNotCounted } from './recipe-figures';
import { RecipePhoto } from './recipe-photo';
import { StatedFigures } from './recipe-source';

interface RecipeSheetProps {
  recipe: RecipeEntry;
  onEdit: () => void;
  onClose: () => void;
}

export function RecipeSheet({ recipe, onEdit, onClose }: RecipeSheetProps) {
  const remove = useDeleteRecipe();
  const serving = figuresOfServing(recipe);
  const unread = linesNotCounted(recipe);
  return (
    <Sheet
      title={recipe.name}
      subtitle={[makesWords(recipe), ...recipe.tags].join(' · ')}
      wide
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Box sx={FIGURES} hidden={isGentle()}>
          <Figure label={messages.perServing}>
            <Calories {...serving} />
          </Figure>
          {recipe.cookedGrams !== null && (
            <Figure label={messages.perHundredGrams}>
              <Calories {...figuresOfPart(itemsOfRecipe(recipe), 100 / recipe.cookedGrams)} />
            </Figure>
          )}
        </Box>
        <Macros nutrients={serving.nutrients} open={openMacros(itemsOfRecipe(recipe))} />
        {unread > 0 && (
          <Box sx={{ display: 'flex', gap: 1, color: 'secondary.main', fontWeight: 600 }}>
            <Icon name="warning" size={20} style={{ flex: 'none' }} />
            {format(messages.linesNotRead, { count: unread })}
          </Box>
        )}
      </Box>
      <RecipePhoto recipe={recipe} />
      <LogRecipe recipe={recipe} onLogged={onClose} />
      <section aria-labelledby="made-of">
        <Typography component="h3" variant="h3" id="made-of">
          {messages.madeOf}
        </Typography>
        <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
          {messages.rawWeights}
        </Typography>
        <IngredientList label={messages.madeOf} lines={recipe.lines} />
      </section>
      <StatedFigures recipe={recipe} />
      <DietsAndAllergens lines={recipe.lines} />
      {recipe.method !== null && (
        <Disclosure label={messages.method} open>
          <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {recipe.method}
          </Typography>
        </Disclosure>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" startIcon={<Icon name="pencil" size={20} />} onClick={onEdit}>
          {messages.edit}
        </Button>
        <Button
          component={Link}
          to={`${PAGES.share}?recipe=${recipe.id}`}
          variant="outlined"
          startIcon={<Icon name="share" size={20} />}
        >
          {messages.share}
        </Button>
        <Button
          color="inherit"
          startIcon={<Icon name="trash" size={20} />}
          onClick={() => {
            onClose();
            void remove(recipe.id);
          }}
        >
          {messages.delete}
        </Button>
      </Box>
    </Sheet>
  );
}

/** 'Makes 4 servings' */
export function makesWords({ servings }: Pick<RecipeEntry, 'servings'>): string {
  return format(messages.makesServings, { servings });
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box>
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{label}</Box>
      {children}
    </Box>
  );
}

function useDeleteRecipe() {
  const toast = useToast();
  const restore = async (id: string) => {
    await restoreRecipe(id);
    toast({ title: messages.restored });
  };
  return async (id: string) => {
    try {
      await deleteRecipe(id);
      toast({
        title: messages.deleted,
        description: messages.loggedMealsStay,
        action: { label: messages.undo, run: async () => restore(id) },
      });
    } catch {
      toast({ title: messages.notSaved, description: messages.couldNotBeSaved, failed: true });
    }
  };
}

const FIGURES = { display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1 } as const;
