import { format } from '../../../../../ui/words/format';
import { messages } from '../messages';
import type { Table } from '../table/table';
import { cronometerDays } from './cronometer';
import { cronometerBiometrics, cronometerFoods, cronometerServings } from './cronometer';
import type { LineContext, Format } from './format';
import { loseIt } from './lose-it';
import { myFitnessPal } from './my-fitness-pal';
import { weightsTable } from './weights-table';

/** Exercise of MyFitnessPal and Cronometer, which is counted but not imported. */
const exerciseTable: Format = {
  key: 'exercise',
  program: (table) => (table.has('Exercise Calories') ? 'MyFitnessPal' : 'Cronometer'),
  recognises: (table) =>
    table.has('Exercise') && (table.has('Exercise Calories') || table.has('Calories Burned')),
  date: [],
  take,
};

// The first format that recognizes a table is used, so the order matters: Lose It's tables also have all columns by
// which MyFitnessPal's are recognized.
const FORMATS: readonly Format[] = [
  cronometerFoods,
  cronometerServings,
  cronometerBiometrics,
  exerciseTable,
  loseIt,
  myFitnessPal,
  cronometerDays,
  weightsTable,
];

/** The format of a table; undefined if it is unknown. */
export function formatOf(table: Table): Format | undefined {
  return FORMATS.find(({ recognises }) => recognises(table));
}

/** Shown if a file has none of the known formats. */
export const KNOWN_FORMATS = format(messages.knownFormatsAre, {
  formats: messages.knownFormats,
});

function take({ table, found }: LineContext): void {
  found.leftOut.push('exercise');
  // Notes the account's unit, because the measurements in the same archive have none.
  if (table.has('Kilograms')) found.unit = 'kg';
  if (table.has('Pounds')) found.unit = 'lbs';
}
