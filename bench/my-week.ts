// The time to process a year: 365 days with five meals of three foods, summed, averaged by week with all nutrients, and
// described.
//   npm run bench:my-week
import { intakeByDay } from '#shared/nutrition/intake/day-intake';
import { myWeek } from '#shared/nutrition/intake/my-week';
import { type CompactDetails, openDetailTable } from '#shared/nutrition/nutrients/detail-table';
import compact from '#shared/nutrition/nutrients/detail-table.json';
import { sumNutrients } from '#shared/nutrition/nutrients/sum-nutrients';
import { weeklyAverages } from '#shared/nutrition/nutrients/weekly-averages';
import { daysAfter } from '#shared/rules/calendar';
import { weeklyWeight } from '#shared/rules/weekly-weight';

import { foodItem } from '../test/kit/items';

const DAYS = 365;
const MEALS = 5;
const MOST_MS = 100;
const ROUNDS = 15;

const TODAY = '2026-11-25';
const CODES = ['11111000', '24198739', '51101010', '63101000', '75207000', '56205000', '41104020'];
const table = openDetailTable(compact as CompactDetails);

const days = Array.from({ length: DAYS }, (_, index) => daysAfter(TODAY, index - DAYS));
const meals = days.flatMap((day, place) =>
  Array.from({ length: MEALS }, (_, meal) => ({
    day,
    items: [0, 1, 2].map((part) =>
      foodItem({
        name: `Food ${(place + meal * 3 + part) % 40}`,
        grams: 80 + ((place * 7 + meal * 31 + part * 13) % 200),
        source: {
          kind: 'table',
          table: 'FNDDS 2021-2023',
          code: CODES[(place + meal + part) % CODES.length] ?? '',
          description: '',
        },
      }),
    ),
  })),
);
const weeks = Array.from({ length: Math.floor(DAYS / 7) }, (_, week) =>
  days.slice(week * 7, week * 7 + 7),
);
const weighIns = days.map((day, place) => ({ day, kilograms: 80 - place / 100 }));

function year(): void {
  const intakes = intakeByDay(meals);
  const of = (week: readonly string[] = []) => week.flatMap((day) => intakes.get(day) ?? []);
  myWeek({ days: of(weeks.at(-1)), before: of(weeks.at(-2)) });
  weeklyAverages(meals, { weeks, isComplete: () => true }, table);
  weeklyWeight(weighIns, TODAY);
}

function week(): void {
  const last = new Set(weeks.at(-1));
  sumNutrients(
    meals.filter(({ day }) => last.has(day)).flatMap(({ items }) => items),
    table,
    7,
  );
}

/** Median processor time in ms, after warm-up rounds. */
function median(run: () => void): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return times.slice(3).sort((one, other) => one - other)[(ROUNDS - 3) >> 1] ?? NaN;
}

const figures = { year: median(year), weekOfNutrients: median(week), most: MOST_MS };
console.log(JSON.stringify(figures));
if (figures.year > MOST_MS) {
  console.error(`A year takes ${figures.year.toFixed(0)} ms, more than ${MOST_MS}.`);
  process.exitCode = 1;
}
