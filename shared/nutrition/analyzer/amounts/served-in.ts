/** Grams of a plate and a bowl of dishes that people serve themselves so; our own choice, after common servings. */
const VESSELS: readonly (readonly [kind: RegExp, grams: Readonly<Record<string, number>>])[] = [
  [
    /^(?:Rice mixed dishes|Fried rice and lo\/chow mein|Pasta mixed dishes|Macaroni and cheese)/,
    { plate: 350, bowl: 300 },
  ],
  [/^(?:Meat|Poultry|Seafood) mixed dishes$|^Bean, pea, legume dishes$/, { plate: 300 }],
];

/**
 * What a vessel holds of a food that has no measure of it: a plate of rice and beans is more than the cup that the survey assumes.
 * @param kind category of the table
 */
export function servedIn(kind: string): Readonly<Record<string, number>> | undefined {
  return VESSELS.find(([name]) => name.test(kind))?.[1];
}
