import { readRecipeText } from './read-recipe-text';

const ADDRESS = /(?:https?:\/\/|www\.)\S+/iu;
const ONLY_ADDRESS = /^(?:https?:\/\/|www\.)\S+$/iu;
/** A shared page has its address and its title. */
const LINES_WITH_ADDRESS = 2;
const INGREDIENTS_LEAST = 3;
const BEGINS_WITH_AMOUNT = /^(?:[-*•▢☐]\s*)?(?:\d|[½¼¾⅓⅔⅛]|(?:an?|one|two|three|half)\s)/iu;

/**
 * Whether text that another app shared may be a recipe: the address of a page, or ingredients. A described meal is
 * not, even if it names several foods. Pure, and never throws.
 */
export function looksLikeRecipe(words: string): boolean {
  const lines = linesOf(words);
  if (ADDRESS.test(words) && lines.length <= LINES_WITH_ADDRESS) return true;
  const { ingredients, method } = readRecipeText(words);
  const listed = linesOf(ingredients);
  const measured = listed.filter((line) => BEGINS_WITH_AMOUNT.test(line)).length;
  return measured >= INGREDIENTS_LEAST || (method !== '' && listed.length > 0);
}

/** The part of shared text that may describe a meal: without web addresses, unless there is nothing else. */
export function mealInWords(words: string): string {
  const others = linesOf(words).filter((line) => !ONLY_ADDRESS.test(line));
  return others.length === 0 ? words.trim() : others.join('\n');
}

function linesOf(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
