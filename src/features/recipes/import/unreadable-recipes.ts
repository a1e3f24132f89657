import type { ImportedRecipe } from '#shared/rules/recipes/imported-recipe';

/** A recipe of a file, with its picture as the program keeps it. */
export interface FileRecipe {
  recipe: ImportedRecipe;
  picture: Uint8Array<ArrayBuffer> | null;
}

export interface RecipesInFiles {
  recipes: FileRecipe[];
  /** How many had no ingredients. */
  empty: number;
}

/** Why nothing was read; which file it was stands beside. */
export class UnreadableRecipes extends Error {
  constructor(readonly reason: 'too-large' | 'damaged' | 'unknown') {
    super(reason);
    this.name = 'UnreadableRecipes';
  }
}
