import { format } from '../../../../../ui/words/format';
import { messages } from '../messages';
import type { Table } from '../table/table';
import { cronometerDays } from './cronometer';
import { cronometerBiometrics, cronometerFoods, cronometerServings } from './cronometer';
import type { LineContext, Format } from './format';
import { loseIt } from './lose-it';
import { myFitnessPal } from './my-fitness-pal';
import { weightsTable } from './weights-table';

/** Exercise of MyFitnessPal and Cronometer: known, counted, and not imported. */
const exerciseTable: Format = {
  key: 'exercise',
  program: (table) => (table.has('Exercise Calories') ? 'MyFitnessPal' : 'Cronometer'),
  recognises: (table) =>
    table.has('Exercise') && (table.has('Exercise Calories') || table.has('Calories Burned')),
  date: [],
  take,
};

// The first that knows a table reads it: Lose It's has every column by which MyFitnessPal's is known.
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

/** The format of a table; undefined where it is none of the known ones. */
export function formatOf(table: Table): Format | undefined {
  return FORMATS.find(({ recognises }) => recognises(table));
}

/** Said where a file is none of them. */
export const KNOWN_FORMATS = format(messages.formatsThatCanBeImported, {
  formats: messages.knownFormats,
});

function take({ table, found }: LineContext): void {
  found.leftOut.push('exercise');
  // The account's unit: the measurements in the same archive do not state theirs.
  if (table.has('Kilograms')) found.unit = 'kg';
  if (table.has('Pounds')) found.unit = 'lbs';
}
