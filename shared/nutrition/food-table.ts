import { NUTRIENTS, type Nutrients } from '#shared/records/nutrients';

import { GRAMS_SCALE, SCALES, type CompactFoodTable } from './compact-table';
import type { Food, Portion } from './food';
import { NAMED_FOODS } from './overrides/named-foods';
import { indexNames, type NameIndex } from './ranking/name-index';
import { wordsOf } from './ranking/words';

export type { CompactFoodTable } from './compact-table';

/** The open table: foods by number, and an index of their names. */
export interface FoodTable {
  readonly release: string;
  readonly size: number;
  readonly index: NameIndex;
  /** Places of the foods that plain words mean, by their indexed words. */
  readonly named: ReadonlyMap<string, number>;
  /** The food at a place of the table, made when it is first asked for. */
  food: (place: number) => Food;
  /** The table's category of a food, in its own words. */
  category: (place: number) => string;
  placeOf: (code: string) => number | undefined;
}

/** Opens the committed table and indexes its names. Pure; takes some tens of milliseconds. */
export function openFoodTable(compact: CompactFoodTable): FoodTable {
  const codes = codesOf(compact.codeSteps);
  const places = new Map(codes.map((code, place) => [code, place]));
  const made: Food[] = [];
  return {
    release: compact.release,
    size: codes.length,
    index: indexNames(compact),
    named: namedPlaces(compact),
    food: (place) => (made[place] ??= makeFood(compact, codes[place] ?? '', place)),
    category: (place) => compact.categories[compact.categoryOf[place] ?? -1] ?? '',
    placeOf: (code) => places.get(code),
  };
}

/** A food by its USDA code; undefined where the table lacks it. */
export function foodByCode(table: FoodTable, code: string): Food | undefined {
  const place = table.placeOf(code);
  return place === undefined ? undefined : table.food(place);
}

function namedPlaces({ names }: CompactFoodTable): Map<string, number> {
  const places = new Map(names.map((name, place) => [name, place]));
  const named = Object.entries(NAMED_FOODS).flatMap(([words, name]) => {
    const place = places.get(name);
    return place === undefined ? [] : [[wordsOf(words).join(' '), place] as const];
  });
  return new Map(named);
}

function codesOf(steps: number[]): string[] {
  let code = 0;
  return steps.map((step) => {
    code += step;
    return String(code);
  });
}

function makeFood(compact: CompactFoodTable, code: string, place: number): Food {
  const usual = compact.usual[place];
  return {
    code,
    description: compact.names[place] ?? '',
    per100g: figuresOf(compact, place),
    portions: portionsOf(compact, place),
    usualGrams: usual === null || usual === undefined ? null : usual / GRAMS_SCALE,
  };
}

function figuresOf(compact: CompactFoodTable, place: number): Nutrients {
  const entries = NUTRIENTS.map((name, column) => {
    const value = compact.nutrients[column]?.[place] ?? null;
    return [name, value === null ? null : value / SCALES[name]];
  });
  return Object.fromEntries(entries) as Nutrients;
}

function portionsOf(compact: CompactFoodTable, place: number): Portion[] {
  const flat = compact.portions[place] ?? [];
  const portions: Portion[] = [];
  for (let index = 0; index < flat.length; index += 2) {
    const text = compact.portionTexts[flat[index] ?? -1] ?? '';
    portions.push({ text, grams: (flat[index + 1] ?? 0) / GRAMS_SCALE });
  }
  return portions;
}
