import { isShort } from '../kit/short';
import { reminderKills } from './reminder-kills';

const KILLS = isShort ? 3 : 6;
// To repeat a failed run, set CRASH_SEED to the seed in its failure message.
const SEED = Number(process.env['CRASH_SEED'] ?? Date.now() % 1_000_000);

jest.setTimeout(240_000);

test('no reminder arrives twice, at whatever step of sending it the server is killed', async () => {
  const { problems, kills, lost } = await reminderKills({ rounds: KILLS, seed: SEED });
  expect({ seed: SEED, problems }).toEqual({ seed: SEED, problems: [] });
  expect(Math.min(...Object.values(kills))).toBeGreaterThan(0);
  // Those that were being handed over: the docs say that one can be lost.
  expect(lost).toBeGreaterThan(0);
});

if (!isShort) {
  test('the test notices a reminder that arrives twice', async () => {
    const damage = 'UPDATE email_campaigns SET handed = 0';
    const { problems } = await reminderKills({ rounds: 2, seed: SEED, damage });
    expect(problems).toEqual([expect.stringContaining('it came 2 times')]);
  });
}
