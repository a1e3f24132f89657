import type { ImportedRecipe } from '#shared/rules/recipes/imported-recipe';

/** A recipe of a file, with its original picture. */
export interface FileRecipe {
  recipe: ImportedRecipe;
  picture: Uint8Array<ArrayBuffer> | null;
}

export interface RecipesInFiles {
  recipes: FileRecipe[];
  /** Number of recipes without ingredients. */
  empty: number;
}

/** A file could not be read. The caller names the file. */
export class UnreadableRecipes extends Error {
  constructor(readonly reason: 'too-large' | 'damaged' | 'unknown') {
    super(reason);
    this.name = 'UnreadableRecipes';
  }
}
