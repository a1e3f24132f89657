/**
 * Whether proofs are to be short, as in `npm test`. Everywhere else, `npm run test:proofs` and a file that is run by
 * itself, they are played in full.
 */
export const isShort = process.env['TESTS'] === 'short';
