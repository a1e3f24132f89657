import { useSyncExternalStore } from 'react';

import type { Display, WeekStart } from '#shared/records/profile';

// A module variable, because many functions outside of components need it.
let current: Display = {};
const listeners = new Set<() => void>();

/** The user's display settings; empty if nobody is signed in. */
export function display(): Display {
  return current;
}

/** Whether gentle mode is on: no calories, streak or weight. */
export function isGentle(): boolean {
  return current.gentle === 'on';
}

/** Sets how numbers and times are shown from now on. */
export function showAs(next: Display): void {
  if (JSON.stringify(next) === JSON.stringify(current)) return;
  current = next;
  for (const listener of listeners) listener();
}

/** For the root of the pages: below it, everything is rendered again after a change. */
export function useDisplay(): Display {
  return useSyncExternalStore(subscribe, display, display);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const ISO_DAYS: Record<WeekStart, number> = { monday: 1, saturday: 6, sunday: 7 };

// CLDR; only browsers without Intl.Locale's week info need it.
const SUNDAY_FIRST = /-(?:AU|BR|CA|CN|CO|HK|IL|IN|JP|KR|MX|PH|TH|TW|US|ZA)$/;

/** The first day of the week, 1 for Monday to 7 for Sunday. */
export function weekStart(locale: string = localeHere()): number {
  // A value of a newer app version may be unknown here.
  const chosen = current.weekStart && (ISO_DAYS[current.weekStart] as number | undefined);
  return chosen ?? weekStartOf(locale);
}

function weekStartOf(tag: string): number {
  const locale = new Intl.Locale(tag) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  const info = locale.getWeekInfo?.() ?? locale.weekInfo;
  return info?.firstDay ?? (SUNDAY_FIRST.test(locale.maximize().toString()) ? 7 : 1);
}

function localeHere(): string {
  return new Intl.DateTimeFormat().resolvedOptions().locale;
}
