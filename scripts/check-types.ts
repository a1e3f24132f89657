// Checks each program with the libraries of its own runtime: a `window` in the worker fails here.
import { spawnSync } from 'node:child_process';

const PROGRAMS = ['shared', 'src', 'sw', 'api', 'scripts', 'test'];

const failed = PROGRAMS.filter((program) => {
  const { status } = spawnSync('npx', ['tsc', '--noEmit', '-p', program], { stdio: 'inherit' });
  return status !== 0;
});

if (failed.length > 0) {
  console.error(`Types are wrong in: ${failed.join(', ')}`);
  process.exitCode = 1;
}
