/**
 * Whether proofs run in their short form, as in `npm test`. `npm run test:proofs`, and a file that is run on its own,
 * run them in full.
 */
export const isShort = process.env['TESTS'] === 'short';

/** Every nth of the cases if proofs run in their short form. */
export function someOf<Thing>(all: readonly Thing[], nth: number): readonly Thing[] {
  return isShort ? all.filter((_, at) => at % nth === 0) : all;
}
