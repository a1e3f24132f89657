/** What a person has typed into the form. */
export interface Entered {
  mealTime: string;
  description: string;
  notes: string;
}

/** What was saved goes from the form; what was typed while it was being saved stays. */
export function withoutSaved(now: Entered, saved: Entered, cleared: Partial<Entered>): Entered {
  const unchanged = (Object.keys(cleared) as (keyof Entered)[]).filter(
    (field) => now[field] === saved[field],
  );
  return { ...now, ...Object.fromEntries(unchanged.map((field) => [field, cleared[field]])) };
}
