import { chartPoints } from './chart-points';

const daysTo = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    new Date(Date.UTC(2026, 10, 21 - count + 1 + n)).toISOString().slice(0, 10),
  );

const say = (figure: number) => String(figure);

test('a week has one point per day, and no value for days without data', () => {
  const figures = [null, 0, 2, 0, 0, 0, 1];
  const points = chartPoints({ days: daysTo(7), figures, week: 'sum', say });
  expect(points.map(({ figure }) => figure)).toEqual(figures);
  expect(points[0]).toEqual({
    key: '2026-11-15',
    title: 'Nov 15',
    figure: null,
    words: 'not kept',
  });
  expect(points[1]?.words).toBe('0');
  expect(points.at(-1)?.title).toBe('Nov 21, so far');
});

test.each([
  ['sum', 14],
  ['average', 2],
] as const)('a year has whole weeks up to today, combined as %s', (week, figure) => {
  const figures = new Array<number | null>(365).fill(2);
  figures[3] = null;
  const points = chartPoints({ days: daysTo(365), figures, week, say });
  expect(points).toHaveLength(52);
  expect(points[0]?.figure).toBeNull();
  expect(points[1]?.figure).toBe(figure);
  expect(points.at(-1)).toMatchObject({ key: '2026-11-15', title: 'Nov 15 to Nov 21, so far' });
});
