import type { CompactFoodTable } from '#shared/nutrition/table/compact-table';
import type { Portion } from '#shared/nutrition/table/food';
import { isDrinkCategory } from '#shared/nutrition/analyzer/amounts/additions';
import { keyOfName } from '#shared/nutrition/table/named-places';

import type { SourceFood } from '../source-food';
import { writeTable } from '../write-table';
import { figuresOf, found, type Larder } from './cook';
import { CATEGORY_MEASURES, MEASURES } from './measures/lists';
import { estimatedWeights } from './measures/estimated';
import type { Citation } from './measures/food-measures';
import { type OwnFood, RECALLED_MARK } from './own-food';
import { OWN_LISTS } from './lists';
import { SYNONYMS } from './synonyms';

/** Goes up whenever what is below changes what a reading gives. */
const RELEASE = 'Platelog foods 29';
const CODE = /^[a-z0-9-]{2,16}$/;

interface Sources {
  larder: Larder;
  /** Foods that stand in our tables: names and measures are added to these alone. */
  standing: ReadonlyMap<string, SourceFood>;
  /** The survey table's categories. */
  categories: ReadonlySet<string>;
  /** Its foods' names, in lower case. */
  surveyed: ReadonlySet<string>;
}

/** The table of our own foods, and of what we add to foods of the others. */
export function makeOwnTable(sources: Sources): CompactFoodTable {
  const foods = withPlainNames(OWN_LISTS.flatMap((list) => list.foods));
  checkFoods(foods, sources);
  const own = foods.map((food) => sourceFood(food, sources.larder));
  const additions = addedFoods(sources, own);
  checkNames([
    ...foods.map(({ code, name, also }) => ({ code, names: [name, ...split(also)] })),
    ...additions.map(({ code, aliases }) => ({ code, names: aliases })),
  ]);
  for (const { category } of CATEGORY_MEASURES)
    if (!sources.categories.has(category)) throw new Error(`No category is called '${category}'`);
  return writeTable({
    kind: 'own',
    release: RELEASE,
    foods: own,
    surveyed: sources.surveyed,
    additions: {
      foods: additions,
      categories: CATEGORY_MEASURES.map(({ category, measures }) => ({
        category,
        portions: portionsOf(measures),
      })),
    },
  });
}

/** 'Cinnabon (recalled)' is called 'Cinnabon', too, where no other food of ours is. */
function withPlainNames(foods: readonly OwnFood[]): OwnFood[] {
  const taken = new Set(foods.flatMap(({ name, also }) => [name, ...split(also)].map(keyOfName)));
  for (const [, , also] of SYNONYMS) for (const name of split(also)) taken.add(keyOfName(name));
  return foods.map((food) => {
    const plain = food.name.replace(` ${RECALLED_MARK}`, '').replaceAll(',', '');
    if (taken.has(keyOfName(plain))) return food;
    taken.add(keyOfName(plain));
    return { ...food, also: [plain, food.also].filter(Boolean).join(', ') };
  });
}

function sourceFood(food: OwnFood, larder: Larder): SourceFood {
  const portions = withFluidOunce(food.category, portionsOf(food.portions));
  return {
    code: `own:${food.code}`,
    name: food.name,
    aliases: split(food.also),
    category: food.category,
    per100g: figuresOf(food, larder),
    portions,
    usualGrams: food.usual ?? portions[0]?.grams ?? null,
  };
}

// Of water, as drinks without measures of their own are weighed, in grams.
const FLUID_OUNCE = 29.6;

/** Drinks are poured by the fluid ounce, whatever else they come in; what is served in a bowl is none. */
function withFluidOunce(category: string, portions: Portion[]): Portion[] {
  const isPoured = isDrinkCategory(category) && portions[0]?.text !== '1 bowl';
  if (!isPoured || portions.some(({ text }) => text.includes('fl oz'))) return portions;
  return [...portions, { text: '1 fl oz', grams: FLUID_OUNCE }];
}

type Added = Pick<SourceFood, 'code' | 'aliases' | 'portions' | 'usualGrams' | 'oneGrams'>;

function addedFoods({ standing, larder }: Sources, own: readonly SourceFood[]): Added[] {
  const byCode = new Map<string, Added>();
  const all = new Map([...standing, ...own.map((food) => [food.code, food] as const)]);
  const addedTo = ([code, name]: readonly [string, string], by: string): Added => {
    found(all, [code, name], by);
    const known = byCode.get(code) ?? { code, aliases: [], portions: [], usualGrams: null };
    byCode.set(code, known);
    return known;
  };
  for (const [code, name, also] of SYNONYMS)
    addedTo([code, name], 'synonyms').aliases.push(...split(also));
  for (const { of, measures = {}, cited = {}, usual, one } of MEASURES) {
    const added = addedTo(of, 'measures');
    added.portions.push(...citedPortions(cited, larder), ...portionsOf(measures));
    added.usualGrams = usual ?? added.usualGrams;
    if (one !== undefined) added.oneGrams = one;
  }
  for (const { of, usual, one } of estimatedWeights())
    estimate(addedTo(of, 'estimated weights'), { usual, one });
  return [...byCode.values()].sort((one, other) => (one.code < other.code ? -1 : 1));
}

/** What is listed stands before an estimate. */
function estimate(added: Added, { usual, one }: Record<'usual' | 'one', number | null>): void {
  added.usualGrams ??= usual;
  if (one !== null) added.oneGrams ??= one;
}

/** Measures with the weights that SR28 prints. @throws Error where it prints no such portion */
function citedPortions(cited: Readonly<Record<string, Citation>>, larder: Larder) {
  return Object.entries(cited).map(([text, [code, portion]]) => {
    const source = larder.get(code)?.portions.find((one) => one.text === portion);
    if (!source) throw new Error(`SR28 ${code} has no portion '${portion}'`);
    const [, count = '1'] = /^(\d+) /.exec(portion) ?? [];
    return { text, grams: source.grams / Number(count) };
  });
}

function checkFoods(foods: readonly OwnFood[], { categories }: Sources): void {
  const codes = new Set<string>();
  for (const { code, category, portions } of foods) {
    if (!CODE.test(code)) throw new Error(`'${code}' is no code of ours`);
    if (codes.has(code)) throw new Error(`${code} stands twice`);
    if (!categories.has(category)) throw new Error(`${code}: no category is called '${category}'`);
    if (Object.keys(portions).length === 0) throw new Error(`${code} has no portion`);
    codes.add(code);
  }
}

/** A name means one food: said twice, the second would never be found. */
function checkNames(named: readonly { code: string; names: readonly string[] }[]): void {
  const owners = new Map<string, string>();
  for (const { code, names } of named) {
    for (const name of names) {
      const key = keyOfName(name);
      const owner = owners.get(key);
      if (owner !== undefined && owner !== code)
        throw new Error(`'${name}' is ${code}, but already ${owner}`);
      owners.set(key, code);
    }
  }
}

function portionsOf(measures: Readonly<Record<string, number>>) {
  return Object.entries(measures).map(([text, grams]) => ({ text, grams }));
}

function split(names: string | undefined): string[] {
  return (names ?? '').split(',').flatMap((name) => name.trim() || []);
}
