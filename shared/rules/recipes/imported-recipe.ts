import * as z from 'zod';

import { MEAL_NAME_MAX } from '#shared/records/meal';
import {
  LINE_TEXT_MAX,
  METHOD_MAX,
  RECIPE_LINES_MAX,
  recipeKind,
  SERVINGS_MAX,
  TAG_LENGTH_MAX,
  TAGS_MAX,
} from '#shared/records/recipe';

/** An imported recipe whose ingredients are not analyzed yet. */
export const importedRecipeSchema = z.object({
  /** '' if it has none. */
  name: z.string().max(MEAL_NAME_MAX),
  /** null if not given. */
  servings: z.number().positive().max(SERVINGS_MAX).nullable(),
  /** One ingredient per line. */
  ingredients: z.string().max(RECIPE_LINES_MAX * (LINE_TEXT_MAX + 1)),
  /** '' if there is none. */
  method: z.string().max(METHOD_MAX),
  tags: z.array(z.string().min(1).max(TAG_LENGTH_MAX)).max(TAGS_MAX),
  source: recipeKind.client.shape.source.unwrap(),
});

export type ImportedRecipe = z.infer<typeof importedRecipeSchema>;

/** The parts of a recipe from a page or program, of any length. */
export interface RecipeParts {
  name: string;
  servings: number | null;
  ingredients: readonly string[];
  /** One paragraph each. */
  method: readonly string[];
  tags: readonly string[];
  source: ImportedRecipe['source'];
}

/**
 * Shortens parts that are longer than our recipes allow, and drops empty lines.
 * @returns null if there are no ingredients
 */
export function importedRecipe(parts: RecipeParts): ImportedRecipe | null {
  const lines = parts.ingredients
    .flatMap((line) => line.split('\n'))
    .map((line) => line.trim().slice(0, LINE_TEXT_MAX).trim())
    .filter((line) => line !== '');
  if (lines.length === 0) return null;
  const { servings, source } = parts;
  const tags = [...new Set(parts.tags.map((tag) => tag.trim()))];
  return {
    name: parts.name.trim().slice(0, MEAL_NAME_MAX).trim(),
    servings,
    ingredients: lines.slice(0, RECIPE_LINES_MAX).join('\n'),
    method: parts.method
      .map((paragraph) => paragraph.trim())
      .filter((paragraph) => paragraph !== '')
      .join('\n\n')
      .slice(0, METHOD_MAX)
      .trim(),
    tags: tags.filter((tag) => tag !== '' && tag.length <= TAG_LENGTH_MAX).slice(0, TAGS_MAX),
    source,
  };
}
