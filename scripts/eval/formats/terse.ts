import type { KnownItem, KnownMeal } from '../known-meal';

interface TerseItem {
  fndds_code?: string | null;
  name?: string;
  name_en?: string;
  food?: string;
  grams: number;
  kcal_per_100g?: number;
  /** Of the whole item. */
  kcal?: number;
}

/** A meal as people type it; lines without food and meals in other languages omit fields. */
interface TerseLine {
  text: string;
  lang?: string;
  kcal?: number;
  kcal_low?: number;
  kcal_high?: number;
  carb_g?: number;
  no_food?: boolean;
  items?: TerseItem[];
  tags?: string[];
}

/** Our own sets: each line is a meal, or text without food, as JSON. */
export function readTerse(text: string): KnownMeal[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => knownMeal(JSON.parse(line) as TerseLine));
}

function knownMeal(line: TerseLine): KnownMeal {
  const { kcal_low: low, kcal_high: high } = line;
  const noFood = line.no_food ?? (line.kcal === undefined && line.items === undefined);
  const isBounded = low !== undefined && high !== undefined;
  const unknown = noFood ? 0 : NaN;
  return {
    text: line.text,
    calories: line.kcal ?? (isBounded ? (low + high) / 2 : unknown),
    carbs: line.carb_g ?? unknown,
    ...(isBounded ? { accepted: { low, high } } : {}),
    noFood,
    items: (line.items ?? []).map(knownItem),
    tags: tagsOf(line),
  };
}

function knownItem(item: TerseItem): KnownItem {
  const { name, name_en: english, food, kcal } = item;
  const ofAll = kcal === undefined ? undefined : (100 * kcal) / item.grams;
  const density = item.kcal_per_100g ?? ofAll;
  return {
    code: item.fndds_code ?? null,
    name: name ?? english ?? food ?? '',
    grams: item.grams,
    ...(density === undefined ? {} : { caloriesPer100g: density }),
  };
}

/** The language of a line is also a tag. */
function tagsOf({ tags = [], lang }: TerseLine): string[] {
  return lang === undefined ? tags : [...tags, lang];
}
