import { sumNutrients } from '#shared/nutrition/nutrients/sum-nutrients';
import { weeklyAverages } from '#shared/nutrition/nutrients/weekly-averages';

import { helping } from '../../test/kit/items';
import { weeklyFile } from './weekly-file';

const table = { of: () => undefined };
const soup = helping('Soup', { calories: 400, sodium: 900, vitaminC: null });
const stew = helping('Stew', { calories: 600, sodium: null, vitaminC: null });

test('a week has the average of its complete days, and an unknown value or a week without complete days has empty cells, not 0', async () => {
  const meals = [
    { day: '2026-03-02', items: [soup, stew] },
    { day: '2026-03-03', items: [soup] },
    { day: '2026-03-04', items: [soup, soup, soup] },
  ];
  const weeks = [
    ['2026-03-02', '2026-03-03', '2026-03-04'],
    ['2026-02-23', '2026-02-24'],
  ];
  const averages = weeklyAverages(
    meals,
    { weeks, isComplete: (day) => day === '2026-03-02' || day === '2026-03-03' },
    table,
  );
  expect(averages.map(({ days }) => days)).toEqual([2, 0]);
  expect(averages[0]?.sums).toEqual(sumNutrients([soup, stew, soup], table, 2));
  const text = await weeklyFile(
    weeks.map((week, index) => ({
      from: week[0] ?? '',
      to: week.at(-1) ?? '',
      ...(averages[index] ?? { days: 0, sums: null }),
    })),
  );
  const [head = '', full = '', empty = ''] = text.split('\r\n');
  const cell = (row: string, name: string) =>
    row.split(',')[
      head
        .replace('\uFEFF', '')
        .split('","')
        .findIndex((one) => one.includes(name))
    ];
  expect(cell(full, 'Energy (kcal)')).toBe('"700"');
  expect(cell(full, 'Vitamin C (mg)')).toBe('');
  expect(empty.startsWith('"2026-02-23","2026-02-24","0",')).toBe(true);
  expect(
    empty
      .split(',')
      .slice(3)
      .every((one) => one === ''),
  ).toBe(true);
});
