import * as z from 'zod';

import { isLocalDay } from '#shared/records/local-date-time';

import { format } from '../../../../../ui/words/format';
import { messages } from '../messages';
import { eatenSchema, list, takeDayWeight, takeEaten } from './diary-json';
import { Found } from './format';

const GROUPS = ['Breakfast', 'Lunch', 'Dinner', 'Snacks'];

const nutriTraceSchema = z.object({
  diary: list,
  settings: z.looseObject({ mealNames: z.array(z.string()).catch([]) }).catch({ mealNames: [] }),
});
const stats = z.looseObject({ weight: z.unknown() }).optional().catch(undefined);
const daySchema = z.object({ date: z.string(), items: list, body_stats: stats, bodyStats: stats });

/** Reads NutriTrace's JSON backup: days with entries, each with its own numbers, and weights. */
export function readNutriTrace(json: unknown): Found {
  const { diary, settings } = nutriTraceSchema.parse(json);
  const found = new Found();
  for (const [index, entry] of diary.entries()) {
    const place = format(messages.dayNumber, { number: index + 1 });
    const read = daySchema.safeParse(entry).data;
    const day = read?.date.slice(0, 10) ?? '';
    if (!read || !isLocalDay(day)) found.problems.push(format(messages.noDate, { place }));
    else takeDay(found, { day, read, groups: settings.mealNames });
  }
  return found;
}

interface Day {
  day: string;
  read: z.infer<typeof daySchema>;
  groups: readonly string[];
}

function takeDay(found: Found, { day, read, groups }: Day): void {
  for (const [at, item] of read.items.entries()) {
    takeItem(found, {
      day,
      place: format(messages.itemOfDay, { day, number: at + 1 }),
      item,
      groups,
    });
  }
  const { weight } = read.body_stats ?? read.bodyStats ?? {};
  takeDayWeight(found, { day, weight, unit: null });
}

interface ItemAt {
  day: string;
  place: string;
  item: unknown;
  groups: readonly string[];
}

function takeItem(found: Found, { day, place, item, groups }: ItemAt): void {
  const eaten = eatenSchema.safeParse(item).data;
  if (!eaten || eaten.name === '') {
    found.problems.push(format(messages.noFood, { place }));
    return;
  }
  const slot = eaten.meal ?? -1;
  // The numbers are for one portion.
  const times = eaten.quantity ?? 1;
  const portion = (eaten.portion ?? 1) * times;
  takeEaten(found, {
    day,
    place,
    times,
    group: groups[slot] || (GROUPS[slot] ?? ''),
    names: [eaten.name, eaten.brand],
    nutrition: eaten.nutrition,
    amount: `${Math.round(portion * 100) / 100} ${eaten.unit || 'serving'}`,
    weighed: `${portion} ${eaten.unit}`,
    moment: eaten.addedAt,
  });
}
