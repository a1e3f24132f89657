import type { Table } from '../table/table';
import { cronometerBiometrics } from './cronometer-biometrics';
import { cronometerDays } from './cronometer-days';
import { cronometerFoods } from './cronometer-foods';
import { cronometerServings } from './cronometer-servings';
import { exerciseTable } from './exercise-table';
import type { Format } from './format';
import { loseIt } from './lose-it';
import { myFitnessPal } from './my-fitness-pal';
import { weightsTable } from './weights-table';

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
  return FORMATS.find((format) => format.recognises(table));
}

/** What can be imported, for words to its owner. */
export const KNOWN_FORMATS =
  'an export of Platelog (ZIP or JSON), Cronometer (servings, Daily Nutrition or biometrics CSV), MyFitnessPal (its ZIP or CSV), Lose It (ZIP or CSV), Waistline (JSON) and NutriTrace (JSON)';
