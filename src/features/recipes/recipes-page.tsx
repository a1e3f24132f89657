import { Box, Button, ButtonBase, Typography } from '@mui/material';
import { useState } from 'react';

import { PAGES } from '#shared/contract/pages';

import { type RecipeEntry, useRecipes } from '../../store/kitchen/recipes';
import { Spinner } from '../../ui/feedback/spinner';
import { Calories } from '../../ui/figures/calories';
import { SearchField } from '../../ui/form/field';
import { Icon } from '../../ui/icons';
import { Card, CARD_LIST, PRESSED_CARD } from '../../ui/layout/card';
import { KitchenLinks } from '../../ui/layout/kitchen-links';
import { BackLink } from '../../ui/layout/links';
import { Page } from '../../ui/layout/page';
import { useTitle } from '../../ui/layout/page-title';
import { useStart } from '../../ui/layout/use-start';
import { TWO_LINES } from '../../ui/styles';
import { isGentle } from '../../ui/words/display';
import { format } from '../../ui/words/format';
import { ImportRecipes } from './import/import-recipes';
import { messages } from './messages';
import { RecipeEditor } from './recipe-editor';
import { figuresOfServing, linesNotCounted } from './recipe-figures';
import { RecipeThumb } from './recipe-photo';
import { makesWords, RecipeSheet } from './recipe-sheet';

const SEARCH_FROM = 6;

/** A new recipe has an id once it is saved. An edited recipe is kept as it was when the form was opened. */
type Opened =
  | { as: 'shown'; id: string }
  | { as: 'edited'; id: string; recipe: RecipeEntry }
  | { as: 'new'; id?: string; shared?: string }
  | null;

export function RecipesPage() {
  useTitle(messages.recipes);
  const recipes = useRecipes();
  const [opened, setOpened] = useState<Opened>(null);
  useStart((start, shared) => {
    if (start !== 'recipe' || shared === '') return false;
    setOpened({ as: 'new', shared });
    return true;
  });
  if (!recipes) return <Spinner label={messages.loading} />;
  const make = () => {
    setOpened({ as: 'new' });
  };
  return (
    <Page
      compact
      title={messages.recipes}
      subtitle={messages.whatYouCook}
      above={<BackLink to={`${PAGES.foodTracker}#diary`}>{messages.backToDiary}</BackLink>}
    >
      <KitchenLinks current={PAGES.recipes} />
      {recipes.length === 0 ? (
        <NoRecipesYet onNew={make} />
      ) : (
        <RecipeList
          recipes={recipes}
          onNew={make}
          onOpen={(id) => {
            setOpened({ as: 'shown', id });
          }}
        />
      )}
      <OpenedRecipe recipes={recipes} opened={opened} onOpened={setOpened} />
    </Page>
  );
}

interface RecipeListProps {
  recipes: readonly RecipeEntry[];
  onNew: () => void;
  onOpen: (id: string) => void;
}

function RecipeList({ recipes, onNew, onOpen }: RecipeListProps) {
  const [query, setQuery] = useState('');
  const found = recipes.filter((recipe) => hasWords(recipe, query));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" startIcon={<Icon name="plus" size={20} />} onClick={onNew}>
          {messages.newRecipe}
        </Button>
        <ImportRecipes taken={recipes.map(({ name }) => name)} />
      </Box>
      {recipes.length >= SEARCH_FROM && (
        <SearchField label={messages.searchRecipes} query={query} onQuery={setQuery} />
      )}
      <Box role="status" sx={{ color: 'text.secondary', '&:empty': { display: 'none' } }}>
        {query.trim() !== '' && foundWords(found.length)}
      </Box>
      <Box component="ul" aria-label={messages.recipes} sx={CARD_LIST}>
        {found.map((recipe) => (
          <li key={recipe.id}>
            <RecipeRow
              recipe={recipe}
              onOpen={() => {
                onOpen(recipe.id);
              }}
            />
          </li>
        ))}
      </Box>
    </Box>
  );
}

function foundWords(count: number): string {
  return count === 0 ? messages.noRecipeFound : format(messages.recipesFound, { count });
}

interface OpenedRecipeProps {
  recipes: readonly RecipeEntry[];
  opened: Opened;
  onOpened: (opened: Opened) => void;
}

/** Shows a recipe or its form above the list. */
function OpenedRecipe({ recipes, opened, onOpened }: OpenedRecipeProps) {
  const close = () => {
    onOpened(null);
  };
  const shown = (id: string) => {
    onOpened({ as: 'shown', id });
  };
  const added = (id: string) => {
    onOpened({ as: 'new', id });
  };
  const recipe = recipes.find(({ id }) => id === opened?.id);
  // The form stays open until the list contains the saved recipe.
  if (opened?.as === 'new' && !recipe)
    return <RecipeEditor recipe={null} shared={opened.shared} onSaved={added} onClose={close} />;
  if (opened?.as === 'edited')
    // If another device deletes the recipe, it disappears from the list, but the input is kept.
    return (
      <RecipeEditor
        recipe={recipe ?? opened.recipe}
        isGone={!recipe}
        onSaved={recipe ? shown : added}
        onClose={close}
      />
    );
  if (!opened || !recipe) return null;
  return (
    <RecipeSheet
      recipe={recipe}
      onEdit={() => {
        onOpened({ as: 'edited', id: recipe.id, recipe });
      }}
      onClose={close}
    />
  );
}

/** Whether every word of the query is in the recipe's name, tags or ingredients. */
function hasWords({ name, tags, lines }: RecipeEntry, query: string): boolean {
  const text = [name, ...tags, ...lines.map((line) => line.text)].join(' ').toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => text.includes(word));
}

function RecipeRow({ recipe, onOpen }: { recipe: RecipeEntry; onOpen: () => void }) {
  const unread = linesNotCounted(recipe);
  return (
    <ButtonBase aria-haspopup="dialog" onClick={onOpen} sx={ROW}>
      <RecipeThumb recipe={recipe} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box
          dir="auto"
          sx={{ ...TWO_LINES, fontWeight: 680, fontSize: '1.0625rem', lineHeight: 1.3 }}
        >
          {recipe.name}
        </Box>
        <Box sx={{ mt: 0.25, fontSize: '0.875rem', color: 'text.secondary' }}>
          {[makesWords(recipe), ...recipe.tags].join(' · ')}
        </Box>
        {unread > 0 && (
          <Box sx={{ mt: 0.25, fontSize: '0.875rem', fontWeight: 600, color: 'secondary.main' }}>
            {format(messages.linesNotRead, { count: unread })}
          </Box>
        )}
      </Box>
      <Box sx={{ flex: 'none', textAlign: 'right' }}>
        <Calories {...figuresOfServing(recipe)} size="small" stacked />
        {!isGentle() && (
          <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{messages.perServing}</Box>
        )}
      </Box>
    </ButtonBase>
  );
}

function NoRecipesYet({ onNew }: { onNew: () => void }) {
  return (
    <Card component="section" aria-labelledby="no-recipes">
      <Typography id="no-recipes" component="h2" variant="h3">
        {messages.noRecipesYet}
      </Typography>
      <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{messages.pasteOneOrType}</Typography>
      <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={onNew}>
          {messages.newRecipe}
        </Button>
        <ImportRecipes taken={[]} />
      </Box>
    </Card>
  );
}

const ROW = {
  ...PRESSED_CARD,
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: 2,
  width: '100%',
  height: '100%',
} as const;
