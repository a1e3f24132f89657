export interface Entered {
  mealTime: string;
  description: string;
  notes: string;
}

/** Keeps what was typed during the save. */
export function withoutSaved(now: Entered, saved: Entered, cleared: Partial<Entered>): Entered {
  const unchanged = (Object.keys(cleared) as (keyof Entered)[]).filter(
    (field) => now[field] === saved[field],
  );
  return { ...now, ...Object.fromEntries(unchanged.map((field) => [field, cleared[field]])) };
}
