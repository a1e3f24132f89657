import { weightOfAmount } from '../cells/weight-of-amount';
import { foreignItem } from '../foreign/foreign-item';
import type { Found } from '../foreign/found';
import { isBurned, nutrientsTimes, timeOn } from './diary-json';

interface Eaten {
  day: string;
  place: string;
  group: string;
  /** Its name and its maker. */
  names: readonly string[];
  nutrition: Record<string, unknown>;
  /** How many times its nutrition was eaten. */
  times: number;
  amount: string;
  /** The amount as it may state a weight. */
  weighed: string;
  /** When it was noted. */
  moment: string;
}

/** Takes something eaten of a diary that is kept as JSON. */
export function takeEaten(found: Found, eaten: Eaten): void {
  const { day, place, group, nutrition, times, amount, weighed, moment } = eaten;
  if (isBurned(nutrition) || times < 0) {
    found.leftOut.push('exercise');
    return;
  }
  const name = eaten.names.filter(Boolean).join(', ');
  const nutrients = nutrientsTimes(nutrition, times);
  const grams = weightOfAmount(weighed, '.');
  const item = foreignItem(name, { eaten: nutrients, grams, amount });
  if (!item || times === 0) {
    found.problems.push(`${place}: “${name}” has no amount that can be read`);
    return;
  }
  // The moment as it is written: its time of day is another one in another time zone.
  const mark = [day, group, moment, name, amount, nutrients];
  found.entries.push({ day, time: timeOn(day, moment), group, item, mark });
}
