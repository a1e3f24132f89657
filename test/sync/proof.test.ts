import { BUGS } from './bugs';
import { caughtBy, prove, words } from './run';

// A busy machine plays slowly; what hangs is ended all the same.
jest.setTimeout(900_000);

const HISTORIES = 2_000;

test('in 2,000 histories nothing is lost, doubled or left apart', async () => {
  const { played, failures } = await prove(HISTORIES, 1);
  expect(failures.map(words)).toEqual([]);
  expect(played).toBeGreaterThanOrEqual(HISTORIES);
});

test.each(BUGS.map((bug) => [bug.name, bug] as const))(
  'the histories notice the bug %s',
  async (_name, bug) => {
    const { noticedBy } = bug;
    const failure = await caughtBy(bug, noticedBy === undefined ? [] : [noticedBy]);
    expect(failure?.broken).toMatch(/^Broken /);
  },
);
