import type { Chunk } from '../amounts/chunks-of';
import type { Find } from '../ranking/score-name';

/** 'mini cheddars', '2 pot stickers': words that elsewhere tell a size or a measure are a part of some names. */
export function withNamedWords(find: Find, chunk: Chunk): Chunk {
  return withNamedSize(find, withNamedMeasure(find, chunk));
}

/** 'medium double double' */
function withNamedSize(find: Find, chunk: Chunk): Chunk {
  const { food, amount } = chunk.phrase;
  if (amount.size === undefined) return chunk;
  const said = saidWith(amount.hints, food);
  const named = said === undefined ? undefined : find(said);
  // 'mini snickers bar' is called so in any size.
  const other = amount.size === 'mini' ? 'jumbo' : 'mini';
  return said !== undefined &&
    named?.named === true &&
    named.place !== find(`${other} ${food}`)?.place
    ? { ...chunk, phrase: { ...chunk.phrase, food: said, amount: { ...amount, size: undefined } } }
    : chunk;
}

// Of a name so much is said by words that are a food by themselves.
const FOOD_PRECISION = 0.6;

/** '2 patty melt' is no melt by the patty, as nothing is called 'melt'. */
function withNamedMeasure(find: Find, chunk: Chunk): Chunk {
  const { food, amount } = chunk.phrase;
  const said = amount.unit?.kind === 'measure' ? saidWith(amount.hints, food) : undefined;
  if (said === undefined) return chunk;
  const rest = food === '' ? undefined : find(food);
  const isFood = rest !== undefined && (rest.named || rest.precision >= FOOD_PRECISION);
  if (isFood || find(said)?.named !== true) return chunk;
  return {
    ...chunk,
    phrase: { ...chunk.phrase, food: said, amount: { ...amount, unit: undefined } },
  };
}

const SMALL = /^(?:an?|the|of|some|my|x|g|kg|oz|ml|cl|l|grams?)$/;

/** The words of a chunk that end with those for its food, without articles and units; undefined where they are no more. */
function saidWith(hints: readonly string[], food: string): string | undefined {
  const first = hints.findIndex((word) => !SMALL.test(word));
  const said = hints.slice(Math.max(0, first)).join(' ');
  return said !== food && said.includes(' ') && said.endsWith(food) ? said : undefined;
}
