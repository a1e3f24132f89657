import { spawnSync } from 'node:child_process';
import { hostname } from 'node:os';

import { isDeadInstance, thisInstance } from './instance';

test('this process is alive, and so is whoever is on another machine', () => {
  expect(isDeadInstance(thisInstance)).toBe(false);
  expect(isDeadInstance(`elsewhere/${process.pid}/x`)).toBe(false);
  expect(isDeadInstance(`${hostname()}/${process.ppid}/x`)).toBe(false);
  expect(isDeadInstance('a lease of an older version')).toBe(false);
});

test('a process that has ended is dead, and so is the one that had our number before', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  expect(isDeadInstance(`${hostname()}/${pid}/x`)).toBe(true);
  expect(isDeadInstance(`${hostname()}/${process.pid}/x`)).toBe(true);
});
