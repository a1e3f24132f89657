import type { MealItem } from '#shared/records/meal-item';

import {
  INGREDIENT_TRAITS,
  type IngredientTraits,
  NAME_WORDS_MAX,
  wordsOf,
} from './ingredient-traits';
import { isPlainFood } from './is-plain-food';
import { type Allergen, ALLERGENS, type Diet, DIETS, type Trait } from './traits';

/** One line of a list of ingredients, or one food of a meal. */
export interface NamedIngredient {
  /** As typed. */
  text: string;
  /** The foods that were matched; empty for a heading, and if no food was recognized. */
  items: readonly Pick<MealItem, 'name' | 'source'>[];
  /** Whether the line names a food that is not in `items`. */
  unread: boolean;
}

/** The lines that a trait comes from. */
export interface TraitOfDish {
  contains: readonly string[];
  may: readonly string[];
}

export interface DishTraits {
  /** Traits of the named ingredients, and those that such products often have. */
  traits: ReadonlyMap<Trait, TraitOfDish>;
  /** Lines with unknown ingredients, which may have any trait. */
  unknown: readonly string[];
}

/**
 * no: an ingredient does not fit the diet. unsure: a product may not fit, or a line is unknown. yes: judged by the
 * names of the ingredients, without guarantee.
 */
export type Verdict = 'yes' | 'no' | 'unsure';

/** The traits of a dish by the names of its ingredients. Says nothing about traces or a manufacturer's recipe. */
export function traitsOfDish(lines: readonly NamedIngredient[]): DishTraits {
  const traits = new Map<Trait, { contains: string[]; may: string[] }>();
  const unknown: string[] = [];
  for (const line of lines) {
    const found = traitsOfIngredient(line);
    // The unread rest of a partly read line may be anything.
    if (!found || (line.unread && line.items.length > 0)) unknown.push(line.text);
    for (const [trait, certainty] of found ?? []) {
      const of = traits.get(trait) ?? { contains: [], may: [] };
      of[certainty].push(line.text);
      traits.set(trait, of);
    }
  }
  return { traits, unknown };
}

/** The allergens that a dish contains or may contain, in the Regulation's order. */
export function allergensOf({ traits }: DishTraits): { contains: Allergen[]; may: Allergen[] } {
  const contains = ALLERGENS.filter((one) => (traits.get(one)?.contains.length ?? 0) > 0);
  const may = ALLERGENS.filter((one) => traits.has(one) && !contains.includes(one));
  return { contains, may };
}

export function judgeDiet(diet: Diet, { traits, unknown }: DishTraits): Verdict {
  const against = DIETS[diet].flatMap((trait) => traits.get(trait) ?? []);
  if (against.some(({ contains }) => contains.length > 0)) return 'no';
  return against.length > 0 || unknown.length > 0 ? 'unsure' : 'yes';
}

type Certainty = 'contains' | 'may';

/** undefined if the ingredient is unknown. */
function traitsOfIngredient({
  text,
  items,
  unread,
}: NamedIngredient): Map<Trait, Certainty> | undefined {
  const traitsOfWords = readTraits(text);
  // The user's words take precedence over the matched food: 'cream of tartar' is not cream.
  if (traitsOfWords) return traitsOfWords;
  if (unread) return undefined;
  const foods = items.map(traitsOfFood);
  return foods.some((food) => !food) ? undefined : joinAll(foods.flatMap((food) => food ?? []));
}

/** undefined if the food's name does not say what it is made of. */
function traitsOfFood({ name, source }: NamedIngredient['items'][number]) {
  if (source.kind !== 'table') return readTraits(name);
  return readTraits(source.description) ?? (isPlainFood(source) ? new Map() : undefined);
}

const OR = / or | ?\/ ?(?=\p{L})/iu;

/**
 * The traits that a text names.
 * @returns undefined if it names no ingredient of the table
 */
function readTraits(text: string): Map<Trait, Certainty> | undefined {
  const [first, ...others] = text.replace(/\s+/gu, ' ').split(OR).map(readAlternative);
  const alternatives = others.flatMap((other) => (other ? [onlyPossible(other)] : []));
  const known = first ? [first, ...alternatives] : alternatives;
  return known.length > 0 ? joinAll(known) : undefined;
}

function readAlternative(text: string): Map<Trait, Certainty> | undefined {
  const words = wordsOf(text);
  const found: Map<Trait, Certainty>[] = [];
  // Index of the first word of the current food: in 'vegan butter and eggs' only the butter is vegan.
  let first = 0;
  let ofFood: Map<Trait, Certainty>[] = [];
  const endFood = (end: number) => {
    const traits = joinAll(ofFood);
    for (const trait of leftOut(words.slice(first, end))) traits.delete(trait);
    if (ofFood.length > 0) found.push(traits);
    [first, ofFood] = [end, []];
  };
  for (let at = 0; at < words.length;) {
    const length = lengthOfName(words, at);
    const row = INGREDIENT_TRAITS.get(words.slice(at, at + length).join(' '));
    if (row) ofFood.push(traitsOfRow(row));
    else if (NEXT_FOOD.has(words[at] ?? '')) endFood(at);
    at += Math.max(length, 1);
  }
  endFood(words.length);
  return found.length > 0 ? joinAll(found) : undefined;
}

const NEXT_FOOD = new Set(['and', 'with', 'plus', 'in']);

function traitsOfRow({ contains, may }: IngredientTraits): Map<Trait, Certainty> {
  return new Map([
    ...may.map((trait) => [trait, 'may'] as const),
    ...contains.map((trait) => [trait, 'contains'] as const),
  ]);
}

/** The number of words of the longest table name that begins at a word; 0 if none. */
function lengthOfName(words: readonly string[], from: number): number {
  const longest = Math.min(NAME_WORDS_MAX, words.length - from);
  for (let length = longest; length > 0; length -= 1) {
    if (INGREDIENT_TRAITS.has(words.slice(from, from + length).join(' '))) return length;
  }
  return 0;
}

function onlyPossible(traits: ReadonlyMap<Trait, Certainty>): Map<Trait, Certainty> {
  return new Map([...traits.keys()].map((trait) => [trait, 'may']));
}

function joinAll(all: readonly ReadonlyMap<Trait, Certainty>[]): Map<Trait, Certainty> {
  const joined = new Map<Trait, Certainty>();
  for (const [trait, certainty] of all.flatMap((traits) => [...traits])) {
    if (joined.get(trait) !== 'contains') joined.set(trait, certainty);
  }
  return joined;
}

const FREE: Readonly<Record<string, readonly Trait[]>> = {
  gluten: ['gluten'],
  wheat: ['gluten'],
  dairy: ['milk', 'lactose'],
  milk: ['milk', 'lactose'],
  lactose: ['lactose'],
  egg: ['eggs'],
  nut: ['nuts', 'peanuts'],
  soy: ['soy'],
  soya: ['soy'],
  alcohol: ['alcohol'],
  alcoholic: ['alcohol'],
  meat: ['meat', 'pork', 'beef'],
  sulphite: ['sulfites'],
  sulfite: ['sulfites'],
  celery: ['celery'],
};

const NEVER_IN: Readonly<Record<string, readonly Trait[]>> = {
  vegan: [...DIETS.vegan, 'pork', 'beef', 'lactose'],
  vegetarian: [...DIETS.vegetarian, 'pork', 'beef'],
  halal: ['pork', 'alcohol'],
};

/** The traits that a food's own words rule out, as in 'gluten-free flour' or 'vegan butter'. */
function leftOut(words: readonly string[]): readonly Trait[] {
  const pairs = words.map((word, place) => [word, words[place + 1] ?? ''] as const);
  return pairs.flatMap(([word, next]) => {
    if (next === 'free') return FREE[word] ?? [];
    if (word === 'non' || word === 'no') return FREE[next] ?? [];
    return (word === 'plant' && next === 'based' ? NEVER_IN['vegan'] : NEVER_IN[word]) ?? [];
  });
}
