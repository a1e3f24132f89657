// Runs in a page: the time for which each analysis blocks it, in ms.
import { analyseText } from '#shared/nutrition/analyzer/analyse-text';
import { openFoodTables } from '#shared/nutrition/table/food-table';
import { ALL_TABLES } from '#shared/nutrition/table/all-tables';

import { MEALS } from './meals';

const ROUNDS = 10;
const table = openFoodTables(ALL_TABLES);

Object.assign(window, {
  analyseAll: () =>
    Array.from({ length: ROUNDS }, () =>
      MEALS.map((meal) => {
        const began = performance.now();
        analyseText(table, meal, { by: 'device' });
        return performance.now() - began;
      }),
    ).flat(),
});
