import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Installs the peers next to this file, unless they are installed. */
export function installPeers(): void {
  if (existsSync(path.join(__dirname, 'node_modules/rxdb'))) return;
  console.error('installing the peers');
  const words = ['install', '--no-audit', '--no-fund'];
  execFileSync('npm', words, { cwd: __dirname, stdio: ['ignore', 'ignore', 'inherit'] });
}
