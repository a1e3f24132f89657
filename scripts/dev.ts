// Client and server together, rebuilt as you type; ends both with one Ctrl-C.
import { spawn, type ChildProcess } from 'node:child_process';

function start(command: string, words: string[]): ChildProcess {
  return spawn(command, words, {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  });
}

const children = [
  start('npx', ['webpack', '--mode', 'development', '--watch']),
  start('npx', ['tsx', 'watch', '--clear-screen=false', 'api/server.ts']),
];

function stopAll(): void {
  for (const child of children) child.kill('SIGTERM');
}

process.on('SIGINT', stopAll);
process.on('SIGTERM', stopAll);
for (const child of children) child.on('exit', stopAll);
