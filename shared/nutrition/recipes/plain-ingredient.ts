import { memoryKey } from '../analyzer/food-memory';
import { readUnit } from '../analyzer/amounts/units';
import { INGREDIENT_FOODS } from './ingredient-foods';

/** Every name of a food, with the first one of the same food. */
const FIRST_NAMES: ReadonlyMap<string, string> = new Map(
  INGREDIENT_FOODS.flatMap(([, words]) =>
    words.map((name) => [memoryKey(name), words[0] ?? name] as const),
  ),
);
const LONGEST = 12;

/** Whether a list of ingredients means one food by these words. */
export function isIngredient(words: string): boolean {
  return FIRST_NAMES.has(memoryKey(words));
}

// Where a thing comes from, its sort, size or quality: none of them makes another food of it.
const SORTS: ReadonlySet<string> = new Set(
  (
    'mexican turkish thai japanese hungarian italian chinese korean persian greek polish english french spanish indian vietnamese ' +
    'sichuan kashmiri sri-lankan ceylon jamaican american african moroccan iranian san-marzano san marzano imported local ' +
    'petite fire-roasted roma vine-ripened vine cherry baby free-range free range grass-fed unbleached ' +
    'fine coarse thick-cut streaky day-old cold-pressed store-bought homemade quality best extra-virgin full-fat firm ripe ' +
    'natural unsweetened mild toasted raw uncooked unpeeled well-fermented long-grain large-flake heaping boneless ' +
    'bone-in skinless skin-on other additional yellow red white brown black golden preferably about plump tender young'
  ).split(' '),
);
/** Whether a word tells the sort of a thing, and not what it is. */
export function isSort(word: string): boolean {
  return SORTS.has(word);
}

// Said beside a weight, they tell a shape: 'lime-size ball of tamarind'.
const SHAPE = /^(?:ball|lump|piece|pieces|knob|chunk|thumb|length|[a-z]+-sized?)$/;
const NUMBER = /^(?:[\d./½¼¾⅓⅔⅛-]+|an?|one|two|three|four|half|x|of)$/;
const SIZE = /^(?:small|medium|large|big|extra-large|heaped|heaping|generous|scant)$/;
// The dry thing is meant anyway: pulses, noodles, rice, and what stands on a spice rack.
const DRY_CODES = /^(?:20|160|161|02)/;

const DRY: ReadonlySet<string> = new Set(
  INGREDIENT_FOODS.filter(([code]) => DRY_CODES.test(code)).flatMap(([, words]) =>
    words.map(memoryKey),
  ),
);

/**
 * A line's words with the food in the words that a list of ingredients knows: '1 large yellow onion' stays, '2 tbsp sweet
 * Hungarian paprika' is '2 tbsp sweet paprika'. Lines whose food is not known by some of its words are returned as
 * they are.
 */
export function plainIngredient(words: string): string {
  const said = words.split(' ');
  for (let start = 0; start < Math.min(said.length, LONGEST); start += 1) {
    const before = said.slice(0, start).map((word) => word.toLowerCase());
    const name = nameIn(said.slice(start));
    if (name !== undefined && before.every(isAmount)) return amountOf(before, unmistakable(name));
  }
  return words;
}

/** 'eye of round' has the word of a portion in it: another name of the same food has none. */
function unmistakable(name: string): string {
  const isPortion = name.split(' ').some((word) => word === 'of' || /^rounds?$/i.test(word));
  return (isPortion ? FIRST_NAMES.get(memoryKey(name)) : undefined) ?? name;
}

function amountOf(before: readonly string[], name: string): string {
  const isWeighed = before.some((word) => readUnit(word)?.kind === 'weight');
  const amount = before.filter((word) => !SORTS.has(word) && !(isWeighed && SHAPE.test(word)));
  return [...amount, name].join(' ');
}

function isAmount(word: string): boolean {
  return (
    NUMBER.test(word) ||
    SIZE.test(word) ||
    SHAPE.test(word) ||
    readUnit(word.replace(/^[\d.-]+/, '')) !== undefined ||
    SORTS.has(word)
  );
}

/** The known name that is left without words for sorts; the longest one. */
function nameIn(said: readonly string[]): string | undefined {
  const whole = said.join(' ');
  if (isIngredient(whole)) return whole;
  const plain = said.filter((word) => !SORTS.has(word.toLowerCase()));
  const name = plain.join(' ');
  if (plain.length > 0 && plain.length < said.length && isIngredient(name)) return name;
  const undried = plain.filter((word) => !/^dried$/i.test(word)).join(' ');
  return undried !== name && DRY.has(memoryKey(undried)) ? undried : undefined;
}

const OR = / or /iu;

/**
 * Of two foods between 'or' the first; 'white or brown mushrooms' are white mushrooms, 'vegetable or chicken stock' is
 * vegetable stock.
 */
export function firstOf(part: string): string {
  const at = part.search(OR);
  if (at < 0) return part;
  const first = part.slice(0, at);
  const [second = ''] = part.slice(at + 4).split(/[,;(]/u, 1);
  const last = second.trim().split(' ').at(-1) ?? '';
  const joined = `${first} ${last}`;
  return isKnownLine(joined) && !isKnownLine(first) ? joined : first;
}

/** What stands behind 'or', for a first food that is not known; with the amount of the first. */
export function secondOf(part: string): string | undefined {
  const at = part.search(OR);
  if (at < 0) return undefined;
  const words = part.slice(0, at).split(' ');
  const end = words.findIndex((word) => !isAmount(word.toLowerCase()));
  const amount = words.slice(0, Math.max(0, end)).join(' ');
  const second = part.slice(at + 4);
  return /^[\d½¼¾⅓⅔⅛]/u.test(second) ? second : `${amount} ${second}`.trim();
}

function isKnownLine(words: string): boolean {
  const plain = plainIngredient(words).split(' ');
  return plain.some(
    (_, start) =>
      isIngredient(plain.slice(start).join(' ')) &&
      plain.slice(0, start).every((word) => isAmount(word.toLowerCase())),
  );
}
