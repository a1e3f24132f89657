// Must be the first import: without it, zod would try eval, which the content security policy forbids.
import '../../../store/zod-without-eval';

import { answerWith } from '../../../device/lazy-worker';
import { UnreadableRecipes } from './unreadable-recipes';
import type { RecipeFilesAnswer, RecipeFilesQuestion } from './read-in-worker';
import { readRecipeFiles } from './read-recipe-files';

answerWith(self, async ({ files }: RecipeFilesQuestion): Promise<RecipeFilesAnswer> => {
  try {
    return { found: await readRecipeFiles(files) };
  } catch (error) {
    if (error instanceof UnreadableRecipes) return { unreadable: error.reason };
    throw error;
  }
});
