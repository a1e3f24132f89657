// Random walks through photos and words with a provider that answers anything: -- [--runs N] [--seed N]. Exits with 1
// if something never ends, an image is charged twice, or what a user stated has changed.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '500' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});

const env = { ...process.env, WALK_RUNS: values.runs, WALK_SEED: values.seed };
process.stdout.write(`${values.runs} walks from seed ${values.seed}\n`);
const { status } = spawnSync('npx', ['jest', 'test/photos/walk'], { env, stdio: 'inherit' });
process.exitCode = status ?? 1;
