import { spawnSync } from 'node:child_process';

import { isDeadInstance, thisInstance } from './instance';

const parts = thisInstance.split('/');
/** The name of another process, with some parts changed. */
const named = (change: { host?: string; numbers?: string; pid?: number }) => {
  const [host = '', numbers = '', pid = ''] = parts;
  const told = { host, numbers, pid, ...change };
  return [told.host, told.numbers, told.pid, 'x'].join('/');
};

test('this process is alive, and so is a process on another machine', () => {
  expect(isDeadInstance(thisInstance)).toBe(false);
  expect(isDeadInstance(named({ host: 'elsewhere' }))).toBe(false);
  expect(isDeadInstance(named({ pid: process.ppid }))).toBe(false);
  expect(isDeadInstance('a lease of an older version')).toBe(false);
  expect(isDeadInstance(`${parts[0] ?? ''}/${process.pid}/x`)).toBe(false);
});

test('a process that has ended is dead, and so is the one that had our number before', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  expect(isDeadInstance(named({ pid }))).toBe(true);
  expect(isDeadInstance(named({}))).toBe(true);
});

// Containers with the network of their machine have its name, and count their processes by themselves.
test('nothing is known of a process in another container, nor of one on a machine of the same name', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  expect(isDeadInstance(named({ numbers: 'others' }))).toBe(false);
  expect(isDeadInstance(named({ numbers: 'others', pid }))).toBe(false);
});
