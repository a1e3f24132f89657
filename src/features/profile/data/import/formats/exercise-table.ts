import type { At, Format } from './format';

/** Exercise of MyFitnessPal and Cronometer: known, counted, and not imported. */
export const exerciseTable: Format = {
  key: 'exercise',
  program: (table) => (table.has('Exercise Calories') ? 'MyFitnessPal' : 'Cronometer'),
  recognises: (table) =>
    table.has('Exercise') && (table.has('Exercise Calories') || table.has('Calories Burned')),
  date: [],
  take,
};

function take({ table, found }: At): void {
  found.leftOut.push('exercise');
  // The account's unit: its measurements, beside it in the archive, do not tell theirs.
  if (table.has('Kilograms')) found.unit = 'kg';
  if (table.has('Pounds')) found.unit = 'lbs';
}
