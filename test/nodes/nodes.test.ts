import { isShort } from '../kit/short';
import { describeOnPostgres } from '../kit/postgres-server';
import { WAYS } from '../photos/race';
import { auditOnNodes } from './audit-chain';
import { nodeRaces } from './free-limit-race';
import { nodeKills } from './node-kills';
import { rollingRestarts } from './rolling-restart';
import { Stores } from './stores';

const ROUNDS = isShort ? 1 : 5;
const PATIENCE_MS = 480_000;
// To repeat a failed run, set CRASH_SEED to the seed in its failure message.
const SEED = Number(process.env['CRASH_SEED'] ?? Date.now() % 1_000_000);

// `npm run test:nodes` runs more of it, and measures.
describeOnPostgres()('two servers on one database and one bucket', () => {
  let stores: Stores;

  beforeAll(async () => {
    stores = await Stores.start();
  }, PATIENCE_MS);
  afterAll(async () => stores.stop());

  test(
    'one is killed under writers: nothing acknowledged is lost, nothing exists twice',
    async () => {
      const { problems, kills, findings } = await nodeKills(stores, { rounds: ROUNDS, seed: SEED });
      expect({ seed: SEED, problems }).toEqual({ seed: SEED, problems: [] });
      expect(kills).toBeGreaterThanOrEqual(ROUNDS);
      expect(findings.acknowledged).toBeGreaterThan(0);
    },
    PATIENCE_MS,
  );

  const inFull = isShort ? test.skip : test;

  inFull(
    'of fifty concurrent uploads by a free account exactly three are accepted',
    async () => {
      const { accepted, problems } = await nodeRaces(stores, WAYS.length);
      expect(problems).toEqual([]);
      expect(accepted).toBe(WAYS.length * 3);
    },
    PATIENCE_MS,
  );

  inFull(
    'the audit log stays one chain',
    async () => {
      const { answered, problems } = await auditOnNodes(stores, 80);
      expect(problems).toEqual([]);
      expect(answered).toBeGreaterThan(0);
    },
    PATIENCE_MS,
  );

  inFull(
    'they are restarted in turn, and no call fails',
    async () => {
      const { restarts, problems } = await rollingRestarts(stores, { rounds: 1, seed: SEED });
      expect({ seed: SEED, problems }).toEqual({ seed: SEED, problems: [] });
      expect(restarts).toBe(2);
    },
    PATIENCE_MS,
  );
});
