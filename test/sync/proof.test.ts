import { isShort } from '../kit/short';
import { BUGS } from './bugs';
import { caughtBy, mixed, prove, words, wordsOf } from './run';

// A busy machine is slow; a run that hangs must still end.
jest.setTimeout(900_000);

// `npm run test:proofs` runs more of them.
const HISTORIES = isShort ? 15 : 200;

test(`in ${HISTORIES} histories nothing is lost, duplicated or left different`, async () => {
  const { played, failures } = await prove(mixed(HISTORIES, 1));
  expect(failures.map(words)).toEqual([]);
  expect(played).toBeGreaterThanOrEqual(HISTORIES);
});

const planted = BUGS.filter(({ proofOnly }) => !isShort || !proofOnly);

test.each(planted.map((bug) => [bug.name, bug] as const))(
  'the histories notice the bug %s',
  async (_name, bug) => {
    const found = await caughtBy(bug, planted);
    expect(found?.failure.broken).toMatch(/^Broken /);
    // Reports a seed that differs from the recorded one, because searching for it takes long.
    if (found && found.failure.seed !== found.recorded)
      process.stdout.write(`${wordsOf(bug, found)}\n`);
  },
);
