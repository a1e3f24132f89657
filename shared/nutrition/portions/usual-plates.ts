/**
 * What is served of a dish where nobody says how much, in grams, for those of which the survey's usual
 * portion is one cup or one slice of a plate. Our own choice, after common servings.
 */
const PLATES: readonly (readonly [name: RegExp, grams: number])[] = [
  [/^Burrito\b/, 300],
  [/^(?:Pad Thai|Lo mein|Chow mein)\b|\bbiryani\b/i, 350],
  [/^Rice, fried\b/, 300],
  [/^Quesadilla\b/, 140],
  [/^Bread, .*\btoasted$/, 50],
];

/** Grams of a serving of a dish; undefined where the table's own usual portion is one. */
export function plateOf(description: string): number | undefined {
  return PLATES.find(([name]) => name.test(description))?.[1];
}
