// Runs every check, as many in parallel as there are processors, the longest first. A check that passes prints one
// line; one that fails prints what it found, and the others still run. `-- --fresh` deletes the caches of earlier runs.
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';

import { CHECK_CACHE } from './check-cache';
import { runCommand } from './run-command';

const CHECKS = [
  'lint',
  'types',
  'regexes',
  'format',
  'imports',
  'exports',
  'docs',
  'asvs',
  'claims',
  'shape',
  'words',
  'commits',
];
// Programs that create many short-lived objects spend a tenth less on garbage collection.
const env = { NODE_OPTIONS: '--max-semi-space-size=64' };

async function main(): Promise<void> {
  if (process.argv.includes('--fresh')) rmSync(CHECK_CACHE, { recursive: true, force: true });
  const waiting = [...CHECKS];
  const failed: string[] = [];
  const lane = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const start = performance.now();
      const { ok, output } = await runCommand('npm', ['run', '--silent', `check:${check}`], {
        env,
      });
      const seconds = Math.round((performance.now() - start) / 1_000);
      console.log(`${ok ? 'passed' : 'FAILED'}  ${check}, ${seconds} s`);
      if (ok) continue;
      failed.push(check);
      console.log(output);
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, lane));
  if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

void main();
