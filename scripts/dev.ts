// Runs client and server together and rebuilds on changes; one Ctrl-C ends both.
import { spawn, type ChildProcess } from 'node:child_process';

// The programs themselves, not npx: a signal to a wrapper would leave them running.
function start(words: string[]): ChildProcess {
  const env = { ...process.env, NODE_ENV: 'development' };
  return spawn(process.execPath, words, { stdio: 'inherit', env });
}

const children = [
  start([require.resolve('webpack-cli/bin/cli.js'), '--mode', 'development', '--watch']),
  start(['--watch', '--import', 'tsx', 'api/server.ts']),
];

function stopAll(): void {
  for (const child of children) child.kill('SIGTERM');
}

process.on('SIGINT', stopAll);
process.on('SIGTERM', stopAll);
for (const child of children) child.on('exit', stopAll);
