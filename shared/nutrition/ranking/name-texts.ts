import type { CompactFoodTable } from '../compact-table';

export type Names = Pick<CompactFoodTable, 'names' | 'aliases'>;

/** Every name of every food, a food's own first. */
export interface NameTexts {
  texts: string[];
  /** The first name of each food, and behind them the number of names. */
  firstName: Int32Array;
  /** The food of each name. */
  placeOf: Int32Array;
  /** Whether a name is a mere remark ('skin removed'), which means no food by itself. */
  remark: Uint8Array;
}

// Another name that more foods than this have is a remark on each of them.
const REMARK_FOODS = 2;
const REMARK =
  /^(?:with|made|in|on|without|from|no|any|all|NS|other|includes?|prepared|used)\b|\bdish$/;
// Another name of pickles, which means bread, and butter, to whoever writes it.
const MISLEADING = new Set(['bread and butter']);
// 'Corn chips, plain (Fritos)': what stands in brackets is a name, too, unless it tells whose it is.
const BRANDED = /\(([A-Z][^()\d]+)\)/;
const CHAINS = /McDonald|Burger King|Wendy|Taco Bell|KFC|Subway|Chick|Dunkin|Starbuck/;

export function textsOf({ names, aliases }: Names): NameTexts {
  const byFood = names.map((name, place) => [name, ...others(name, aliases[place] ?? '')]);
  const texts = byFood.flat();
  const placeOf = Int32Array.from(byFood.flatMap((list, place) => list.map(() => place)));
  const firstName = new Int32Array(names.length + 1);
  byFood.forEach((list, place) => {
    firstName[place + 1] = (firstName[place] ?? 0) + list.length;
  });
  const uses = new Map<string, number>();
  for (const text of texts) uses.set(text, (uses.get(text) ?? 0) + 1);
  const isRemark = (text: string) =>
    (uses.get(text) ?? 0) > REMARK_FOODS || REMARK.test(text) || MISLEADING.has(text);
  return {
    texts,
    firstName,
    placeOf,
    remark: Uint8Array.from(texts, (text) => Number(isRemark(text))),
  };
}

function others(name: string, aliases: string): string[] {
  const listed = aliases === '' ? [] : aliases.split('|');
  const brand = BRANDED.exec(name)?.[1];
  return brand === undefined || CHAINS.test(brand) ? listed : [...listed, brand];
}
