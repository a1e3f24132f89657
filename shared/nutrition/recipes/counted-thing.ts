import { readUnit } from '../analyzer/amounts/units';
import { counterOf, weightOfOne } from './ingredient-weights';
import {
  codeOf,
  foodName,
  freshName,
  isCanned,
  isIngredient,
  withoutSorts,
} from './plain-ingredient';
import { counted, TEASPOONS } from './written-number';

/** A number of things with the weight of one, if the line states no weight. */
interface CountedThing {
  /** The number as written. */
  said: string;
  name: string;
  grams: number;
}

const COUNT =
  /^(?:half an?|(?:an? )?few|an?|one|two|\d{1,4}(?:\.\d{1,3})?(?: \d{1,2}\/\d{1,2})?|\d{1,2}\/\d{1,2})(?= )/iu;
const SIZE =
  /^(?:extra-large|extra large|small|large|big|medium|fat|good|generous|heaping|heaped|thick|thin|whole|plump|short|long|good-sized|nice)(?= )/iu;
const SIZES: Readonly<Record<string, number>> = {
  small: 0.7,
  large: 1.4,
  big: 1.4,
  fat: 1.4,
  plump: 1.4,
  'extra-large': 1.6,
  'extra large': 1.6,
};
// A small bunch is half of a bunch.
const LOOSE: Readonly<Record<string, number>> = { small: 0.5, large: 1.5, big: 1.5 };
const IS_LOOSE = /^(?:bunch|handful|knob|glug)$/u;

/** '3 salmon fillets', for which the tables have no weight; undefined for everything else. */
export function countedThing(words: string): CountedThing | undefined {
  const count = COUNT.exec(words)?.[0];
  let rest = words.slice(count?.length ?? 0).trim();
  let size: string | undefined;
  for (let found = SIZE.exec(rest); found !== null; found = SIZE.exec(rest)) {
    // 'whole snapper' is a separate entry.
    if (weightOfOne('', rest) !== undefined) break;
    if (found[0].toLowerCase() in SIZES) size = found[0].toLowerCase();
    rest = rest.slice(found[0].length).trim();
  }
  const thing = thingIn(rest, count !== undefined);
  if (thing === undefined) return undefined;
  const grams = countOf((count ?? 'a').toLowerCase()) * thing.one * sizeOf(size, thing);
  return {
    said: words.slice(0, words.length - rest.length).trim() || words,
    name: thing.name,
    grams: Math.round(grams * 100) / 100,
  };
}

interface Thing {
  counter: string;
  name: string;
  one: number;
}

/**
 * 'rashers of bacon', 'garlic cloves', 'eggs'. Without a number ('a few' counts as one) only things with a counter:
 * 'handful of mint'.
 */
function thingIn(rest: string, isCounted: boolean): Thing | undefined {
  const [first = '', ...others] = rest.split(' ');
  const after = others.join(' ').replace(/^of /iu, '');
  if (!isCounted) return measured(first, after);
  return (
    weighed('', rest) ?? spooned(first, after) ?? measured(first, after) ?? measuredBehind(rest)
  );
}

/** 'stick of celery' */
function measured(first: string, after: string): Thing | undefined {
  const counter = counterOf(first);
  return counter === undefined || counter === 'cup' ? undefined : weighed(counter, after);
}

/** 'celery stick' */
function measuredBehind(rest: string): Thing | undefined {
  const said = rest.split(' ');
  return measured(said.at(-1) ?? '', said.slice(0, -1).join(' '));
}

/** In teaspoons. */
const CUP = 48;
const SPICE_BY_TEASPOON = /^t(?:ea|sp)\S* coriander$/iu;

/** 'cup of panko', 'tbsp jam' */
function spooned(first: string, after: string): Thing | undefined {
  const spoon = TEASPOONS[first.toLowerCase()];
  if (spoon === undefined || SPICE_BY_TEASPOON.test(`${first} ${after}`)) return undefined;
  const cup = weighed('cup', after);
  return cup && { ...cup, one: cup.one * (spoon / CUP) };
}

function weighed(counter: string, said: string): Thing | undefined {
  if (said === '' || readUnit(said.split(' ')[0] ?? '')?.kind === 'weight') return undefined;
  const name = foodName(said) ?? said;
  const form = inForm(counter, name, said);
  const names = freshName(name) === form ? [form, said, name] : [said, name];
  const one = firstOf([...names, plainName(name)], (each) => weightOfOne(counter, each));
  const grams = one ?? herbWeight(counter, name);
  return grams === undefined ? undefined : { counter, name: form, one: grams };
}

function firstOf(names: readonly string[], by: (name: string) => number | undefined) {
  return names.map(by).find((grams) => grams !== undefined);
}

/** 'free range eggs' weigh the same as eggs, but crushed tomatoes not the same as tomatoes. */
function plainName(name: string): string {
  const plain = withoutSorts(name);
  const code = codeOf(name);
  return code === undefined || codeOf(plain) === code ? plain : name;
}

// Herbs as sold in shops.
const HERB_WEIGHTS: Readonly<Record<string, number>> = {
  bunch: 50,
  sprig: 1,
  handful: 15,
  stalk: 2,
  pack: 25,
};
const HERB =
  /^(?:fresh )?(?:(?:flat-leaf|flat leaf|curly|thai|italian|holy) )?(?:parsley|coriander|cilantro|mint|dill|basil|tarragon|thyme|oregano|chervil|sage|rosemary|marjoram|herbs?)(?: leaves)?$/iu;

function herbWeight(counter: string, name: string): number | undefined {
  return HERB.test(name) ? HERB_WEIGHTS[counter] : undefined;
}

/** A sprig of thyme is fresh, but 'thyme' by the spoon is dried. */
function inForm(counter: string, name: string, said: string): string {
  if (counter === '' || counter === 'cup') return isCanned(said) ? name : freshName(name);
  const fresh = `fresh ${name}`;
  return HERB_WEIGHTS[counter] !== undefined && HERB.test(name) && isIngredient(fresh)
    ? fresh
    : name;
}

// A large egg is the usual one.
const EGGS: Readonly<Record<string, number>> = {
  small: 0.8,
  medium: 0.9,
  large: 1,
  'extra-large': 1.1,
};

function sizeOf(size: string | undefined, { counter, name }: Thing): number {
  if (size === undefined) return 1;
  if (/\beggs?$/iu.test(name)) return EGGS[size] ?? 1;
  return (IS_LOOSE.test(counter) ? LOOSE[size] : undefined) ?? SIZES[size] ?? 1;
}

const FEW = 3;

/** '2', '1 1/2', '1/2', 'a', 'half a', 'a few'. */
function countOf(said: string): number {
  return /few$/u.test(said) ? FEW : counted(said);
}
