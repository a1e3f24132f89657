import type { readRecipePage } from '#shared/contract/recipes';
import { SOURCE_NAME_MAX } from '#shared/records/recipe';
import type { ImportedRecipe } from '#shared/rules/recipes/imported-recipe';
import { readSchemaRecipe } from '#shared/rules/recipes/read-schema-recipe';

import { jsonLdIn } from '../../gateways/recipe-pages/json-ld-in';
import {
  PageNotRead,
  type PageProblem,
  type RecipePage,
  type RecipePages,
} from '../../gateways/recipe-pages/recipe-pages';
import type { MemberHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import { Semaphore } from '../../http/semaphore';

interface RecipePageServices {
  /** Undefined unless the host has turned it on. */
  recipePages: RecipePages | undefined;
}

const AT_ONCE = { atOnce: 4, waitingMost: 16 };

const REASONS: Record<PageProblem, string> = {
  not_public: 'This address is not one of the public web.',
  not_reached: 'The page could not be reached. Check the address, or copy its text and paste it.',
  not_a_page: 'There is no web page at this address.',
  too_large: 'The page is too large to read. Copy the text of the recipe and paste it.',
};

export function readRecipePageHandler({
  recipePages,
}: RecipePageServices): MemberHandler<typeof readRecipePage> {
  const semaphore = new Semaphore(AT_ONCE);
  return async ({ input: { address } }) => {
    if (!recipePages) throw refuse('recipe_pages_off');
    return semaphore.run(async () => recipeAt(recipePages, address));
  };
}

async function recipeAt(pages: RecipePages, address: string): Promise<ImportedRecipe> {
  const page = await pages.read(address).catch((error: unknown) => {
    if (!(error instanceof PageNotRead)) throw error;
    throw refuse('page_not_read', { detail: REASONS[error.problem] });
  });
  const name = new URL(page.address).hostname.replace(/^www\./u, '').slice(0, SOURCE_NAME_MAX);
  const recipe = readSchemaRecipe(await jsonIn(page), { name, address: page.address });
  if (!recipe) throw refuse('no_recipe_on_page');
  return recipe;
}

async function jsonIn({ kind, text }: RecipePage): Promise<unknown> {
  if (kind === 'html') return jsonLdIn(text);
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
