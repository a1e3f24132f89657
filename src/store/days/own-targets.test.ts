// Imported first, since it provides the IndexedDB that the store opens.
import 'fake-indexeddb/auto';

import { shiftsFor } from '#shared/rules/targets/weekday-shifts';

import { freeUser } from '../../../test/kit/free-user';
import { profileFields } from '../../../test/kit/profiles';
import { activeStore } from '../account-store';
import { rememberAccount } from '../accounts';
import { saveProfile } from '../profile/profile';
import { addsUp, syncSummary } from '../sync-summary';
import {
  dayTargetsOf,
  ownTargetsOf,
  setMacros,
  setNutrientTarget,
  setWeekdays,
} from './own-targets';

beforeEach(async () => {
  await rememberAccount(freeUser(`user-${Math.random()}`));
});

const SINCE = '2026-11-23T08:00';
const own = async () => ownTargetsOf(await activeStore());

test('own targets are saved with the day they began, wait for the server, and can be undone', async () => {
  const iron = { nutrient: 'iron', least: 20, most: null };
  await setNutrientTarget({ since: SINCE, ...iron });
  const takeBack = await setNutrientTarget({ since: '2026-11-25T08:00', ...iron, least: 30 });
  expect((await own()).nutrients.map(({ since, least }) => [since.slice(0, 10), least])).toEqual([
    ['2026-11-23', 20],
    ['2026-11-25', 30],
  ]);
  await takeBack();
  expect((await own()).nutrients).toHaveLength(1);
  expect(addsUp(await syncSummary(await activeStore()))).toBe(true);
});

test('a target set twice on one day is one record, and undo brings the first back', async () => {
  await setMacros({ since: SINCE, way: 'percent', protein: 30, carbs: 40, fat: 30 });
  const takeBack = await setMacros({
    since: '2026-11-23T09:30',
    way: 'per_kg',
    protein: 2,
    carbs: null,
    fat: 1,
  });
  expect((await own()).macros.map(({ way }) => way)).toEqual(['per_kg']);
  await takeBack();
  expect((await own()).macros.map(({ way, fat }) => [way, fat])).toEqual([['percent', 30]]);
});

test('a day has the targets that applied to it; without goals there are none', async () => {
  expect(await dayTargetsOf(await activeStore())).toBeNull();
  await saveProfile(profileFields({ dailyCalorieTarget: 2_400, ownTarget: true }), SINCE);
  await setWeekdays({ since: SINCE, shifts: [...shiftsFor([5, 6], 250)] });
  await setMacros({ since: SINCE, way: 'percent', protein: 30, carbs: 40, fat: 30 });
  const targets = await dayTargetsOf(await activeStore());
  // A Friday and the Saturday after it.
  expect(targets?.of('2026-11-27')).toMatchObject({ calories: 2_300, protein: 173 });
  expect(targets?.of('2026-11-28')).toMatchObject({ calories: 2_650, protein: 199 });
});

test('an invalid target is refused and changes nothing', async () => {
  await expect(setWeekdays({ since: SINCE, shifts: [1, 2] })).rejects.toThrow();
  await expect(
    setNutrientTarget({ since: SINCE, nutrient: 'iron', least: -1, most: null }),
  ).rejects.toThrow();
  expect(await own()).toEqual({ macros: [], weekdays: [], nutrients: [] });
});
