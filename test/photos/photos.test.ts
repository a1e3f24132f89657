import { jobKills } from './job-kills';
import { isShort } from '../kit/short';
import { races, WAYS } from './race';

const KILLS = isShort ? 2 : 5;
const RACES = isShort ? 1 : WAYS.length;
const PATIENCE_MS = 240_000;
// To repeat a failed run, set CRASH_SEED to the seed in its failure message.
const SEED = Number(process.env['CRASH_SEED'] ?? Date.now() % 1_000_000);

test(
  'of fifty concurrent uploads by a free account exactly three are accepted',
  async () => {
    const { accepted, problems } = await races(RACES);
    expect(problems).toEqual([]);
    expect(accepted).toBe(RACES * 3);
  },
  PATIENCE_MS,
);

test(
  'kill -9 at any step of a job leaves one analysis and one charge',
  async () => {
    const { rounds, problems } = await jobKills({ rounds: KILLS, seed: SEED });
    expect({ seed: SEED, problems }).toEqual({ seed: SEED, problems: [] });
    expect(rounds).toBe(KILLS);
  },
  PATIENCE_MS,
);
