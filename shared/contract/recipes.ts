import * as z from 'zod';

import { addressSchema } from '#shared/records/recipe';
import { importedRecipeSchema } from '#shared/rules/recipes/imported-recipe';

import { defineEndpoint } from './endpoint';

/** Reads the recipe from a web page, if the host has turned that on. */
export const readRecipePage = defineEndpoint({
  method: 'POST',
  path: '/api/recipes/read-page',
  input: z.strictObject({ address: addressSchema }),
  output: importedRecipeSchema,
  errors: ['recipe_pages_off', 'page_not_read', 'no_recipe_on_page', 'busy'],
});
