import { readRecipePage } from '#shared/contract/recipes';
import type { ImportedRecipe } from '#shared/rules/recipes/imported-recipe';
import { readRecipeText } from '#shared/rules/recipes/read-recipe-text';
import { webAddress } from '#shared/rules/recipes/web-address';

import { call } from '../../http/call';
import { CallError } from '../../http/call-error';
import { messages } from './messages';

const ADDRESS = /(?:https?:\/\/|www\.)\S+/iu;
// Apps that share a page also send its title.
const LINES_BESIDE = 2;

/** The message says why no recipe could be read. */
export class RecipeNotRead extends Error {}

/** Reads a text on the device, or an address on the server. @throws RecipeNotRead */
export async function readRecipe(text: string): Promise<ImportedRecipe> {
  const address = addressIn(text);
  if (address !== null) return recipeOfPage(address);
  const read = readRecipeText(text);
  if (read.ingredients === '') throw new RecipeNotRead(messages.nothingToTakeOver);
  return { ...read, tags: [], source: null };
}

/** The address if the text is only an address, maybe with a title; null if the text is a recipe. */
export function addressIn(text: string): string | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const found = ADDRESS.exec(text)?.[0];
  if (found === undefined || lines.length > LINES_BESIDE) return null;
  return webAddress(/^www\./iu.test(found) ? `https://${found}` : found);
}

async function recipeOfPage(address: string): Promise<ImportedRecipe> {
  try {
    return await call(readRecipePage, { address });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    throw new RecipeNotRead(error.kind === 'offline' ? messages.noSignalForPage : error.detail);
  }
}
