import { useState } from 'react';

import { RECIPE_ITEMS_MAX, type RecipeFields } from '#shared/records/recipe';

import { persistOnce } from '../../../device/storage';
import { addRecipes, deleteRecipes } from '../../../store/kitchen/recipes';
import { useToast } from '../../../ui/feedback/toast';
import { format } from '../../../ui/words/format';
import { messages } from '../messages';
import { recipePhotoOf } from '../recipe-photo';
import { readLines } from '../use-ingredients';
import { type FileRecipe, type RecipesInFiles, UnreadableRecipes } from './unreadable-recipes';
import { readInWorker } from './read-in-worker';

// Writing more at once would block the page.
const AT_ONCE = 10;

/** null: no import is running. */
export type ImportState =
  | null
  | { as: 'reading' }
  | { as: 'shown'; found: RecipesInFiles }
  | { as: 'keeping'; done: number; of: number };

const REASONS: Record<UnreadableRecipes['reason'], string> = {
  'too-large': messages.fileTooLarge,
  damaged: messages.fileDamaged,
  unknown: messages.fileUnknown,
};

export function useImportRecipes() {
  const [state, setState] = useState<ImportState>(null);
  const toast = useToast();
  const fail = (description: string) => {
    setState(null);
    toast({ title: messages.notImported, description, failed: true });
  };
  const undo = async (ids: readonly string[]) => {
    await deleteRecipes(ids);
    toast({ title: messages.importUndone });
  };
  const read = async (files: readonly File[]) => {
    if (files.length === 0) return;
    setState({ as: 'reading' });
    try {
      setState({ as: 'shown', found: await readInWorker(files) });
    } catch (error) {
      fail(error instanceof UnreadableRecipes ? REASONS[error.reason] : messages.fileDamaged);
    }
  };
  const keep = async (chosen: readonly FileRecipe[]) => {
    const ids: string[] = [];
    let tooLong = 0;
    try {
      for (let at = 0; at < chosen.length; at += AT_ONCE) {
        setState({ as: 'keeping', done: at, of: chosen.length });
        const part = await Promise.all(chosen.slice(at, at + AT_ONCE).map(fieldsOf));
        const fitting = part.filter((fields) => fields !== null);
        ids.push(...(await addRecipes(fitting)));
        tooLong += part.length - fitting.length;
      }
    } catch {
      // Recipes saved before the failure are kept and can be undone.
      if (ids.length === 0) {
        fail(messages.couldNotBeSaved);
        return;
      }
    }
    persistOnce();
    setState(null);
    toast({
      title: format(messages.recipesImported, { count: ids.length }),
      ...leftOut({ tooLong, notSaved: chosen.length - ids.length - tooLong }),
      action: { label: messages.undo, run: async () => undo(ids) },
    });
  };
  const close = () => {
    setState(null);
  };
  return { state, read, keep, close };
}

function leftOut({ tooLong, notSaved }: { tooLong: number; notSaved: number }) {
  const words = [
    ...(tooLong > 0 ? [format(messages.recipesTooLong, { count: tooLong })] : []),
    ...(notSaved > 0 ? [format(messages.recipesNotSaved, { count: notSaved })] : []),
  ];
  return words.length > 0 ? { description: words.join(' ') } : {};
}

/** Null if the recipe has more foods than allowed. */
async function fieldsOf({ recipe, picture }: FileRecipe): Promise<RecipeFields | null> {
  const { name, servings, ingredients, method, tags, source } = recipe;
  const lines = await readLines(ingredients);
  if (lines.flatMap(({ items }) => items).length > RECIPE_ITEMS_MAX) return null;
  const photo = picture && (await recipePhotoOf(new Blob([picture])).catch(() => null));
  return {
    name: name === '' ? messages.noName : name,
    servings: servings ?? 1,
    cookedGrams: null,
    lines,
    method: method === '' ? null : method,
    tags,
    source,
    ...(photo !== null && { photo }),
  };
}
