import type { Entry } from '../formats/format';
import { ALL_UNKNOWN, foreignItem } from '../formats/foreign-item';
import { makeMeals, stableId } from './make-meals';

const item = foreignItem('Bread', { eaten: ALL_UNKNOWN, grams: null, amount: '1 slice' });
const line = (time: string): Entry[] =>
  item ? [{ day: '2026-11-01', time, group: '', item, mark: ['bread'] }] : [];

test('the third of several equal meals has a stable id', async () => {
  const entries = ['08:00', '12:00', '16:00', '20:00'].flatMap(line);
  const { incoming } = await makeMeals('table', entries);
  const words = 'table ["bread"]';
  const said = [words, `${words} again`, `${words} again again`, `${words} again again again`];
  expect(incoming.map(({ id }) => id)).toEqual(await Promise.all(said.map(stableId)));
});

test('the time for many equal meals grows only linearly', async () => {
  const looks = jest.spyOn(Set.prototype, 'has');
  const before = looks.mock.calls.length;
  const entries = Array.from({ length: 60 * 100 }, () => line('08:00')).flat();
  const { incoming } = await makeMeals('table', entries);
  const long = looks.mock.calls.slice(before).filter(([words]) => String(words).endsWith(' again'));
  looks.mockRestore();
  expect(new Set(incoming.map(({ id }) => id)).size).toBe(100);
  expect(long.length).toBeLessThan(200);
});
