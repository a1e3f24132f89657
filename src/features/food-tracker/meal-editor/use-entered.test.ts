import { act, renderHook } from '@testing-library/react';

import { type OpenDay, useEntered, withoutSaved, withUndone } from './use-entered';

function fill(open: OpenDay) {
  const { result, rerender } = renderHook(useEntered, { initialProps: open });
  return {
    now: () => result.current.entered,
    set: (change: Parameters<typeof result.current.set>[0]) => {
      act(() => {
        result.current.set(change);
      });
    },
    goTo: rerender,
  };
}

describe('while a meal is being written', () => {
  const EVENING = { day: '2026-11-21', today: '2026-11-21' };
  const NIGHT = { day: '2026-11-22', today: '2026-11-22' };
  const DINNER = { mealTime: '2026-11-21T20:00', mealType: 'dinner', slot: null } as const;

  beforeEach(() => {
    jest.useFakeTimers({ now: new Date(2026, 10, 21, 23, 59) });
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  test('midnight does not change the time and the meal that the user has set', () => {
    const form = fill(EVENING);
    form.set({ ...DINNER, description: 'soup' });
    jest.setSystemTime(new Date(2026, 10, 22, 0, 0, 20));
    form.goTo(NIGHT);
    expect(form.now()).toMatchObject({ ...DINNER, description: 'soup' });
  });

  test('a time that follows the clock changes to the new day at once', () => {
    const form = fill(EVENING);
    act(() => {
      jest.advanceTimersByTime(61_000);
    });
    expect(form.now().mealTime).toBe('2026-11-22T00:00');
    form.goTo(NIGHT);
    expect(form.now().mealTime).toBe('2026-11-22T00:00');
  });

  test('a clock that is set while the form is open is followed within a second', () => {
    const form = fill(EVENING);
    jest.setSystemTime(new Date(2026, 10, 21, 17, 30));
    act(() => {
      jest.advanceTimersByTime(1_000);
    });
    expect(form.now().mealTime).toBe('2026-11-21T17:30');
  });

  test('words that were typed in the evening keep their evening until the morning', () => {
    const form = fill(EVENING);
    form.set({ description: 'chili con carne' });
    jest.setSystemTime(new Date(2026, 10, 22, 7, 10));
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    form.goTo(NIGHT);
    expect(form.now()).toMatchObject({
      mealTime: '2026-11-21T23:59',
      description: 'chili con carne',
    });
  });

  test('when the user opens another day, the meal moves to that day', () => {
    const form = fill(EVENING);
    form.set({ ...DINNER, description: 'soup' });
    form.goTo({ ...EVENING, day: '2026-11-20' });
    expect(form.now()).toMatchObject({ mealTime: '2026-11-20T23:59', mealType: null });
    form.set(DINNER);
    form.goTo(EVENING);
    expect(form.now()).toMatchObject({ mealTime: '2026-11-21T23:59', mealType: null });
  });

  test("another open day stays open after midnight, with the user's settings", () => {
    const yesterday = { ...EVENING, day: '2026-11-20' };
    const form = fill(yesterday);
    form.set({ ...DINNER, mealTime: '2026-11-20T20:00' });
    jest.setSystemTime(new Date(2026, 10, 22, 0, 0, 20));
    form.goTo({ ...yesterday, today: NIGHT.today });
    expect(form.now()).toMatchObject({ mealTime: '2026-11-20T20:00', mealType: 'dinner' });
  });
});

const saved = {
  mealTime: '2026-11-21T12:00',
  mealType: null,
  slot: null,
  description: 'an apple',
  notes: '',
};

const cleared = {
  mealTime: '2026-11-21T12:01',
  mealType: null,
  slot: null,
  description: '',
  notes: '',
};

test('saved input is removed from the form', () => {
  expect(withoutSaved(saved, saved, cleared)).toEqual(cleared);
});

test('input typed during the save is kept', () => {
  const now = { ...saved, description: 'two eggs' };
  expect(withoutSaved(now, saved, cleared)).toEqual({ ...cleared, description: 'two eggs' });
});

test('undo restores the words with their time, and the notes if there are no others', () => {
  expect(withUndone(cleared, saved)).toEqual(saved);
  expect(withUndone({ ...cleared, notes: 'at work' }, saved).notes).toBe('at work');
});

test('on another day only the words are restored, and newly typed words are kept', () => {
  const tomorrow = { ...cleared, mealTime: '2026-11-22T08:00' };
  expect(withUndone(tomorrow, saved)).toEqual({ ...tomorrow, description: 'an apple' });
  const now = { ...cleared, description: 'two eggs' };
  expect(withUndone(now, saved)).toBe(now);
});
