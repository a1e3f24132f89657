/**
 * Whether proofs are to be short, as in `npm test`. Everywhere else, `npm run test:proofs` and a file that is run by
 * itself, they are played in full.
 */
export const isShort = process.env['TESTS'] === 'short';

/** Every n-th of many of a kind, where proofs are to be short. */
export function someOf<Thing>(all: readonly Thing[], nth: number): readonly Thing[] {
  return isShort ? all.filter((_, at) => at % nth === 0) : all;
}
