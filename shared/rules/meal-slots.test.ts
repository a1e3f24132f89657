import type { MealSlotFields } from '#shared/records/meal-slot';

import {
  FOUR_SLOTS,
  placeBeyond,
  placeByTime,
  slotAt,
  slotNameKey,
  slotOf,
  slotsInOrder,
} from './meal-slots';
import { mealTypeAt } from './meal-type';

const own = (id: string, fields: Partial<MealSlotFields> = {}) => {
  const { time = '10:00' } = fields;
  const slot = { name: id, mealType: 'snack' as const, place: placeByTime(time), ...fields };
  return { id, ...slot, time };
};

const keys = (slots: readonly { key: string }[]) => slots.map(({ key }) => key);
const everyMinute = Array.from({ length: 1440 }, (_none, minute) => {
  const [hour, rest] = [Math.floor(minute / 60), minute % 60];
  return `2026-11-21T${String(hour).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
});

test('without own slots, each minute of the day has its usual meal type', () => {
  for (const time of everyMinute) expect(slotAt(time, FOUR_SLOTS).key).toBe(mealTypeAt(time));
});

test('an own slot does not change times more than two hours away', () => {
  const slots = slotsInOrder([own('late', { time: '23:30' })]);
  const changed = everyMinute.filter((time) => slotAt(time, slots).key !== mealTypeAt(time));
  // Dinner is nearer until 21:15 and ends at 22:00. Distances also count across midnight.
  expect([changed[0], changed.at(-1)]).toEqual(['2026-11-21T00:00', '2026-11-21T23:59']);
  expect(changed).toContain('2026-11-21T01:30');
  expect(changed).not.toContain('2026-11-21T01:31');
  expect(changed).toContain('2026-11-21T21:30');
  expect(changed).not.toContain('2026-11-21T21:14');
});

test('the nearest slot is proposed, and an own slot also if breakfast is as near', () => {
  const slots = slotsInOrder([
    own('elevenses', { time: '10:30' }),
    own('early', { time: '08:00' }),
  ]);
  const at = (time: string) => slotAt(`2026-11-21T${time}`, slots).key;
  expect([at('08:00'), at('07:00'), at('10:00'), at('12:00')]).toEqual([
    ...['early', 'early', 'elevenses', 'lunch'],
  ]);
});

test('a new slot is placed by its time, and the four types keep their order', () => {
  const slots = slotsInOrder([
    own('night', { time: '23:00' }),
    own('brunch', { time: '11:00' }),
    own('second', { time: '10:00' }),
    own('dawn', { time: '05:00' }),
  ]);
  expect(keys(slots)).toEqual([
    ...['dawn', 'breakfast', 'second', 'brunch', 'lunch', 'dinner', 'night', 'snack'],
  ]);
});

test('a slot that moves passes its neighbor, to either end and back', () => {
  let slots = slotsInOrder([own('a', { time: '10:00' }), own('b', { time: '10:00' })]);
  const move = (key: string, by: -1 | 1) => {
    const place = placeBeyond(key, by, slots);
    if (place === null) return false;
    const moved = slots.flatMap(({ id, name, ...rest }) =>
      id === null || name === null ? [] : { ...rest, id, name, ...(id === key && { place }) },
    );
    slots = slotsInOrder(moved);
    return true;
  };
  expect(move('b', -1)).toBe(true);
  expect(keys(slots).slice(0, 3)).toEqual(['breakfast', 'b', 'a']);
  for (let moves = 1; moves < 4; moves += 1) move('b', 1);
  expect(keys(slots)).toEqual(['breakfast', 'a', 'lunch', 'dinner', 'b', 'snack']);
  while (move('b', -1));
  expect(keys(slots)[0]).toBe('b');
  while (move('b', 1));
  expect(keys(slots).at(-1)).toBe('b');
});

test('the last of three slots at one place can still move up', () => {
  const slots = slotsInOrder(['a', 'b', 'c'].map((id) => own(id)));
  const place = placeBeyond('c', -1, slots) ?? 0;
  expect(place).toBeGreaterThan(1);
  expect(place).toBeLessThan(placeByTime('10:00'));
});

test('a meal is listed in its slot, or under its type if the slot was deleted or the type was changed', () => {
  const slots = slotsInOrder([own('second')]);
  expect(slotOf({ mealType: 'snack', slot: 'second' }, slots).key).toBe('second');
  expect(slotOf({ mealType: 'snack', slot: 'second' }, FOUR_SLOTS).key).toBe('snack');
  expect(slotOf({ mealType: 'dinner', slot: 'second' }, slots).key).toBe('dinner');
  expect(slotOf({ mealType: 'lunch', slot: null }, slots).key).toBe('lunch');
  expect(slotOf({ mealType: 'lunch' }, slots).key).toBe('lunch');
});

test('names that look the same are the same', () => {
  expect(slotNameKey('  Second   BREAKFAST ')).toBe(slotNameKey('second breakfast'));
  expect(slotNameKey('Ｔｅａ')).toBe('tea');
  expect(slotNameKey('🥐')).not.toBe(slotNameKey('🍌'));
});
