import { renderHook } from '@testing-library/react';

import { useReturnToToday } from './use-shown-day';

const MINUTE_MS = 60_000;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  document.body.replaceChildren();
});

/** Hides the page and shows it again later. Returns the day that was then opened. */
function dayAfterAway(minutes: number, { day = '2026-11-28', isBegun = false } = {}) {
  const go = jest.fn();
  renderHook(() => {
    useReturnToToday({ day, today: '2026-11-29', go }, isBegun);
  });
  const visibility = jest.spyOn(document, 'visibilityState', 'get');
  visibility.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  jest.advanceTimersByTime(minutes * MINUTE_MS);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  return go.mock.lastCall?.[0] as string | undefined;
}

test('after half an hour in the background the diary shows today again', () => {
  expect(dayAfterAway(31)).toBe('2026-11-29');
});

test('after a short look at another app it stays on the day', () => {
  expect(dayAfterAway(29)).toBeUndefined();
});

test('it stays on the day while a meal is begun for it', () => {
  expect(dayAfterAway(31, { isBegun: true })).toBeUndefined();
});

test('it stays on the day while a dialog is open', () => {
  document.body.innerHTML = '<div role="dialog"></div>';
  expect(dayAfterAway(31)).toBeUndefined();
});

test('it stays on the day while another field has text and the focus', () => {
  document.body.innerHTML = '<textarea>Slept badly</textarea>';
  document.querySelector('textarea')?.focus();
  expect(dayAfterAway(31)).toBeUndefined();
});

test('nothing changes if today is shown', () => {
  expect(dayAfterAway(31, { day: '2026-11-29' })).toBeUndefined();
});
