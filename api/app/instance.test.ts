import { spawnSync } from 'node:child_process';

import { isDeadInstance, thisInstance } from './instance';

const parts = thisInstance.split('/');
/** The name of this instance with some parts changed. */
const named = (change: { host?: string; numbers?: string; pid?: number }) => {
  const [host = '', numbers = '', pid = ''] = parts;
  const told = { host, numbers, pid, ...change };
  return [told.host, told.numbers, told.pid, 'x'].join('/');
};

test('this process counts as alive, and so does a process on another machine', () => {
  expect(isDeadInstance(thisInstance)).toBe(false);
  expect(isDeadInstance(named({ host: 'elsewhere' }))).toBe(false);
  expect(isDeadInstance(named({ pid: process.ppid }))).toBe(false);
  expect(isDeadInstance('a lease of an older version')).toBe(false);
  expect(isDeadInstance(`${parts[0] ?? ''}/${process.pid}/x`)).toBe(false);
});

test('a process that has ended counts as dead, and so does an earlier one with our process id', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  expect(isDeadInstance(named({ pid }))).toBe(true);
  expect(isDeadInstance(named({}))).toBe(true);
});

// Containers with host networking have the machine's host name but their own process ids.
test('a process in another container, or on another machine with the same name, counts as alive', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  expect(isDeadInstance(named({ numbers: 'others' }))).toBe(false);
  expect(isDeadInstance(named({ numbers: 'others', pid }))).toBe(false);
});
