import { ONE_WEIGHS } from './ingredient-weights';
import { mixedNumber } from './mixed-number';
import { isIngredient, isSort, plainIngredient } from './plain-ingredient';

/** A number of things by the weight of one, which the line states no weight of. */
interface CountedThing {
  /** The number as it is said. */
  said: string;
  name: string;
  grams: number;
}

const COUNT = String.raw`(\d{1,4}(?:\.\d{1,2})?(?: \d\/\d)?|\d\/\d|an?|half an?|one|two)`;
const COUNTED = new RegExp(String.raw`^${COUNT} (?:(small|large|big|medium) )?([^]+)$`, 'iu');
const MEASURE =
  /^(?:bunch|nests?|blocks?|stalks?|slices?|rashers?|strips?|sheets?|heads?|bulbs?|knobs?) /u;

/** '3 salmon fillets', of which the tables know no weight; undefined of everything else. */
export function countedThing(words: string): CountedThing | undefined {
  const [, count = '', size, rest = ''] = COUNTED.exec(words) ?? [];
  const name = plainName(rest);
  const one = gramsOf(name);
  // The table knows eggs by size.
  if (one === undefined || (size !== undefined && /^eggs?$/.test(name))) return undefined;
  const grams = countOf(count.toLowerCase()) * one * sizeOf(size);
  return {
    said: words.slice(0, words.length - rest.length).trim(),
    name: foodOf(name),
    grams: Math.round(grams * 100) / 100,
  };
}

function plainName(rest: string): string {
  return rest
    .toLowerCase()
    .replace(/ of /u, ' ')
    .replace(/^pieces? /u, '')
    .replace(/^bunches /u, 'bunch ');
}

function foodOf(name: string): string {
  const food = name.replace(MEASURE, '').replace(/^sprigs? (?:fresh )?/u, 'fresh ');
  return plainIngredient(isIngredient(food) ? food : food.replace(/^fresh /u, ''));
}

function gramsOf(name: string): number | undefined {
  return ONE_WEIGHS.get(name) ?? herbWeight(name) ?? weightWithoutSort(name);
}

function sizeOf(size: string | undefined): number {
  return size === undefined ? 1 : (SIZES[size.toLowerCase()] ?? 1);
}

/** 'firm roma tomatoes' weigh what roma tomatoes do. */
function weightWithoutSort(name: string): number | undefined {
  const [first = '', ...rest] = name.split(' ');
  return isSort(first) ? ONE_WEIGHS.get(rest.join(' ')) : undefined;
}

// Herbs as shops sell them.
const BUNCH = 50;
const SPRIG = 1;
const HERB =
  /^(bunch|sprigs?) (?:(?:fresh|flat-leaf|flat leaf|curly|thai|italian) ){0,2}(?:parsley|coriander|cilantro|mint|dill|basil|tarragon|thyme|oregano|chervil|sage|rosemary)(?: leaves)?$/u;

function herbWeight(name: string): number | undefined {
  const measure = HERB.exec(name)?.[1];
  if (measure === undefined) return undefined;
  return measure === 'bunch' ? BUNCH : SPRIG;
}

/** '2', '1 1/2', '1/2', 'a', 'half a'. */
function countOf(said: string): number {
  const word = { a: 1, an: 1, one: 1, two: 2, 'half a': 0.5, 'half an': 0.5 }[said];
  return word ?? mixedNumber(said);
}

const SIZES: Readonly<Record<string, number>> = { small: 0.5, large: 1.5, big: 1.5 };
