import * as z from 'zod';

import { isLocalDay } from '#shared/records/local-date-time';
import type { WeightUnit } from '#shared/records/profile';

import { format } from '../../../../../ui/words/format';
import { messages } from '../messages';
import { type Eaten, eatenSchema, foodSchema, list, takeDayWeight, takeEaten } from './diary-json';
import { Found } from './format';

const GROUPS = ['Breakfast', 'Lunch', 'Dinner', 'Snacks'];

const settingsSchema = z
  .looseObject({
    diary: z.looseObject({ 'meal-names': z.array(z.string()).catch([]) }).optional(),
    bodyStats: z
      .looseObject({ units: z.looseObject({ weight: z.string().optional() }).optional() })
      .optional(),
  })
  .catch({});
const waistlineSchema = z.object({
  foodList: list,
  recipes: list,
  diary: list,
  settings: settingsSchema,
});
const daySchema = z.object({
  dateTime: z.string(),
  items: list,
  stats: z.looseObject({ weight: z.unknown() }).catch({ weight: undefined }),
});
type Food = z.infer<typeof foodSchema>;

interface Around {
  foods: ReadonlyMap<string, Food>;
  groups: readonly string[];
  /** The unit of weights in the file. */
  unit: WeightUnit;
}

/** Reads Waistline's database: a diary whose entries refer to a list of foods, and weights. */
export function readWaistline(json: unknown): Found {
  const { foodList, recipes, diary, settings } = waistlineSchema.parse(json);
  const found = new Found();
  const around: Around = {
    foods: new Map([...byId('food', foodList), ...byId('recipe', recipes)]),
    groups: settings.diary?.['meal-names'] ?? [],
    unit: /^lb|pound/i.test(settings.bodyStats?.units?.weight ?? 'kg') ? 'lbs' : 'kg',
  };
  for (const [index, entry] of diary.entries()) takeDay(found, { index, entry, around });
  return found;
}

function takeDay(
  found: Found,
  { index, entry, around }: { index: number; entry: unknown; around: Around },
): void {
  const read = daySchema.safeParse(entry).data;
  // The value is midnight of the day in UTC, so its text starts with the day in all time zones.
  const day = read?.dateTime.slice(0, 10) ?? '';
  if (!read || !isLocalDay(day)) {
    found.problems.push(
      format(messages.noDate, { place: format(messages.dayNumber, { number: index + 1 }) }),
    );
    return;
  }
  for (const [at, item] of read.items.entries()) {
    takeItem(found, {
      day,
      place: format(messages.itemOfDay, { day, number: at + 1 }),
      item,
      around,
    });
  }
  takeDayWeight(found, { day, weight: read.stats.weight, unit: around.unit });
}

interface ItemAt {
  day: string;
  place: string;
  item: unknown;
  around: Around;
}

function takeItem(found: Found, { day, place, item, around }: ItemAt): void {
  const eaten = eatenSchema.safeParse(item).data;
  const food = eaten && around.foods.get(keyOf(eaten.type || 'food', eaten.id));
  if (!eaten || !food) {
    found.problems.push(format(messages.foodIsNotInTheFile, { place }));
    return;
  }
  const slot = eaten.category ?? -1;
  takeEaten(found, {
    day,
    place,
    group: around.groups[slot] || (GROUPS[slot] ?? ''),
    names: [eaten.description || food.name || 'Food', food.brand],
    nutrition: food.nutrition,
    ...amountOf(eaten, food),
    moment: eaten.dateTime,
  });
}

/** Waistline counts portions, and a food's nutrition is for one portion. */
function amountOf(eaten: Eaten, food: Food) {
  const quantity = eaten.quantity ?? 1;
  const own = food.portion ?? 1;
  const each = eaten.portion ?? own;
  const portion = each * quantity;
  const rounded = Math.round(portion * 100) / 100;
  return {
    times: own > 0 ? portion / own : 0,
    // A quick entry stores calories as the number of portions.
    amount: food.barcode === 'quick-add' ? '' : `${rounded} ${food.unit || 'serving'}`,
    weighed: `${portion} ${food.unit}`,
  };
}

function byId(type: string, foods: readonly unknown[]): [string, Food][] {
  return foods.flatMap((one) => {
    const food = foodSchema.safeParse(one).data;
    return food ? [[keyOf(type, food.id), food] as [string, Food]] : [];
  });
}

function keyOf(type: string, id: Food['id']): string {
  return `${type} ${id ?? ''}`;
}
