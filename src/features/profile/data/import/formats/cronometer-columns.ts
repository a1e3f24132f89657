import { sourceNames } from '#shared/records/nutrient-sources';

import type { NutrientColumns } from '../foreign/nutrients-in';

/** The nutrients as Cronometer heads them, in every table of its. */
export const CRONOMETER_COLUMNS: NutrientColumns = sourceNames('cronometer');

export const CRONOMETER_KJ = ['Energy (kJ)'];
