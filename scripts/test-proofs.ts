// Runs in full everything that `npm test` runs in a short form; -- [--runs N] for another number of histories.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '2000' } } });

/** One line each: a name, and the command. */
const PROOFS: [string, string[]][] = [
  ['build', ['run', 'build']],
  ['unit tests with every round', ['run', 'test:unit', '--', '--reporters=summary', '--forceExit']],
  ['the API on PostgreSQL', ['run', 'test:postgres']],
  ['histories of sync', ['run', 'test:sync', '--', '--runs', values.runs]],
  ['histories with restores', ['run', 'test:sync', '--', '--runs', values.runs, '--restores']],
  ['histories of two servers', ['run', 'test:sync', '--', '--nodes', '2', '--runs', '500']],
  ['planted bugs', ['run', 'test:sync', '--', '--bugs']],
  ['mutants', ['run', 'test:mutations']],
  ['kill -9 and power cuts', ['run', 'test:crash']],
  ['two servers', ['run', 'test:nodes']],
  ['photos', ['run', 'test:photos']],
  ['payments', ['run', 'test:payments']],
  ['readings', ['run', 'test:readings']],
  ['journeys with every round', ['run', 'test:journeys']],
];

const ends = PROOFS.map(([name, words]) => {
  console.log(`\n== ${name}`);
  const began = Date.now();
  const { status } = spawnSync('npm', ['--silent', ...words], { stdio: 'inherit' });
  const minutes = ((Date.now() - began) / 60_000).toFixed(1);
  return { name, ok: status === 0, minutes };
});
console.log('');
for (const { name, ok, minutes } of ends) {
  console.log(`${ok ? 'passed' : 'FAILED'}  ${name} (${minutes} minutes)`);
}
process.exitCode = ends.every(({ ok }) => ok) ? 0 : 1;
