import type { MealFields } from '#shared/records/meal';

/** A meal that a visitor described or opened from a shared link before having an account. */
export interface KeptMeal {
  /** The id of the later record, so that a second try writes the same record. */
  id: string;
  fields: MealFields;
}

/** The types of the worker, which also includes this file, have no `Storage`. */
interface TabStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, text: string) => void;
  removeItem: (key: string) => void;
}

const KEY = 'platelog-kept-meal';

/** Kept in this tab only, until it is closed, and not sent to the server. @returns whether it could be kept */
export function keepMeal(meal: KeptMeal): boolean {
  try {
    const storage = tabStorage();
    storage?.setItem(KEY, JSON.stringify(meal));
    return storage !== undefined;
  } catch {
    return false;
  }
}

export function keptMeal(): KeptMeal | null {
  try {
    const stored = JSON.parse(tabStorage()?.getItem(KEY) ?? 'null') as Partial<KeptMeal> | null;
    const isMeal = typeof stored?.id === 'string' && typeof stored.fields?.name === 'string';
    return isMeal ? (stored as KeptMeal) : null;
  } catch {
    return null;
  }
}

export function forgetKeptMeal(): void {
  try {
    tabStorage()?.removeItem(KEY);
  } catch {
    // Without storage there is nothing to forget.
  }
}

/** Throws if the browser blocks storage. */
export function tabStorage(): TabStorage | undefined {
  return (globalThis as unknown as { sessionStorage?: TabStorage }).sessionStorage;
}
