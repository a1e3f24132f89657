import { LazyWorker } from '../../../device/lazy-worker';
import { type RecipesInFiles, UnreadableRecipes } from './unreadable-recipes';

export interface RecipeFilesQuestion {
  files: readonly File[];
}

export type RecipeFilesAnswer =
  { found: RecipesInFiles } | { unreadable: UnreadableRecipes['reason'] };

const reader = new LazyWorker<RecipeFilesQuestion, RecipeFilesAnswer>(
  () => new Worker(new URL('./recipe-files.worker.ts', import.meta.url), { name: 'recipes' }),
);

/** Reads in a worker, because an archive with pictures would block the page. @throws UnreadableRecipes */
export async function readInWorker(files: readonly File[]): Promise<RecipesInFiles> {
  const answer = await reader.ask({ files });
  if ('unreadable' in answer) throw new UnreadableRecipes(answer.unreadable);
  return answer.found;
}
