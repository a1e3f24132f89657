import { execFileSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** Builds the product as it is released, unless its build is up to date. */
export function buildIfStale(): void {
  const words = ['run', '--silent', 'build', '--', '--if-changed'];
  execFileSync('npm', words, { cwd: ROOT, stdio: 'inherit' });
}
