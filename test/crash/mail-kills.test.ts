import { isShort } from '../kit/short';
import { mailKills } from './mail-kills';

const KILLS = isShort ? 4 : 6;
// To repeat a failed run, set CRASH_SEED to the seed in its failure message.
const SEED = Number(process.env['CRASH_SEED'] ?? Date.now() % 1_000_000);

jest.setTimeout(240_000);

test('kill -9 at any step of sending loses no mail that is due', async () => {
  const { problems, owed, twice, kills } = await mailKills({ rounds: KILLS, seed: SEED });
  expect({ seed: SEED, problems }).toEqual({ seed: SEED, problems: [] });
  expect(owed).toBeGreaterThanOrEqual(KILLS / 2);
  expect(Math.min(...Object.values(kills))).toBeGreaterThan(0);
  // Those with a lost response: the docs say that a mail can arrive twice.
  expect(twice).toBeGreaterThan(0);
});

if (!isShort) {
  test('the test notices a lost mail', async () => {
    const { problems } = await mailKills({ rounds: 1, seed: SEED, damage: 'DELETE FROM mails' });
    expect(problems).toEqual([expect.stringContaining('never came')]);
  });
}
