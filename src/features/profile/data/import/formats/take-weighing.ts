import type { Weighing } from '../foreign/found';
import type { At } from './format';

/** Takes a weighing of a line, or says that there is none. */
export function takeWeighing(
  { day, place, found }: At,
  { time, weight, unit }: Pick<Weighing, 'time' | 'unit'> & { weight: number | null },
): void {
  if (weight === null) found.problems.push(`${place}: no weight`);
  else found.weighings.push({ day, time, weight, unit, place });
}
