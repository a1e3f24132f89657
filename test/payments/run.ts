// Random walks over payments, each checked against the state of the fake Stripe server. Exits with 1 if the plan
// differs, two subscriptions renew, or a call answers 500; -- [--steps N] [--seed N]
import { parseArgs } from 'node:util';

import { walks } from './walks';

const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '50000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});

async function main(): Promise<void> {
  const [steps, seed] = [Number(values.steps), Number(values.seed)];
  const { done, problems, asked } = await walks({ steps, seed }, (words) => {
    process.stdout.write(`${words}\n`);
  });
  process.stdout.write(
    `${done} steps from seed ${seed}, Stripe asked ${asked} times: ${problems.length} problems\n`,
  );
  process.exitCode = problems.length === 0 && done > 0 ? 0 : 1;
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    process.stdout.write(`${error instanceof Error ? String(error.stack) : String(error)}\n`);
    process.exit(1);
  },
);
