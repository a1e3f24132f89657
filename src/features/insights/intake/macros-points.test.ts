import { averageDay } from '#shared/nutrition/intake/average-day';

import { dayOf } from '../../../../test/kit/intakes';
import { helping } from '../../../../test/kit/items';
import { spansOf } from '../spans';
import { macrosPoints, macrosTable, sharesOf } from './macros-points';

const stew = (fat: number | null) =>
  dayOf('2026-03-01', [helping('Stew', { protein: 50, carbs: 100, fat })]);

test('shares are of the energy of all three macros, and unknown if one of them is', () => {
  expect(sharesOf(averageDay([stew(400 / 9)])!)).toEqual({ protein: 20, carbs: 40, fat: 40 });
  expect(sharesOf(averageDay([stew(null)])!)).toBeNull();
});

test('the table shows a day without meals as not logged, newest first', () => {
  const logged = new Map([['2026-03-01', stew(9)]]);
  const { rows } = macrosTable(spansOf({ logged, complete: logged }, '2026-03-02', 7));
  expect(rows[0]).toEqual(['Sun, Mar 1', '50 g', '100 g', '9 g']);
  expect(rows[1]).toEqual(['Sat, Feb 28', 'not logged', 'not logged', 'not logged']);
});

test('a sum is shown as a minimum if some foods have no value', () => {
  const shake = helping('Shake', { protein: 20, carbs: 30, fat: null });
  const day = dayOf('2026-03-01', [helping('Stew', { protein: 50, carbs: 100, fat: 9 }), shake]);
  const logged = new Map([['2026-03-01', day]]);
  const spans = spansOf({ logged, complete: logged }, '2026-03-02', 7);
  expect(macrosTable(spans).rows[0]).toEqual(['Sun, Mar 1', '70 g', '130 g', '≥ 9 g']);
  expect(macrosPoints(spans).at(-1)?.lines).toEqual(['Fat ≥ 9 g', 'Carbs 130 g', 'Protein 70 g']);
});
