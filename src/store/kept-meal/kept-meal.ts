import type { MealFields } from '#shared/records/meal';

/** A meal that a visitor described, or took out of a link, before there is an account for it. */
export interface KeptMeal {
  /** Of the record that it becomes: a second try writes the same one. */
  id: string;
  fields: MealFields;
}

/** The worker, which reads these lines too, has none. */
interface TabStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, text: string) => void;
  removeItem: (key: string) => void;
}

const KEY = 'platelog-kept-meal';

/** In this tab only, until it is closed; the server gets nothing of it. @returns whether it could be kept */
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
    const kept = JSON.parse(tabStorage()?.getItem(KEY) ?? 'null') as Partial<KeptMeal> | null;
    const isMeal = typeof kept?.id === 'string' && typeof kept.fields?.name === 'string';
    return isMeal ? (kept as KeptMeal) : null;
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

/** Throws where the browser blocks it. */
export function tabStorage(): TabStorage | undefined {
  return (globalThis as unknown as { sessionStorage?: TabStorage }).sessionStorage;
}
