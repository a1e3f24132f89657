import type { Op } from './protocol';
import { inNewestVersion } from './op-version';

const op = (v: number, patch: Op['patch'] = {}): Op => ({
  opId: '0190a000-0000-7000-8000-000000000001',
  v,
  type: 'meal',
  id: '0190a000-0000-7000-8000-000000000002',
  act: 'put',
  patch,
  base: 0,
  at: 1,
});

const STEPS = {
  3: (old: Op): Op => ({ ...old, patch: { title: old.patch?.['name'] ?? null } }),
  4: (old: Op): Op => ({ ...old, patch: { ...old.patch, size: 1 } }),
};

test('the two versions before the newest are read, step by step', () => {
  expect(inNewestVersion(op(3, { name: 'Soup' }), 5, STEPS)).toMatchObject({
    v: 5,
    patch: { title: 'Soup', size: 1 },
  });
  expect(inNewestVersion(op(5, { a: 1 }), 5, STEPS)).toMatchObject({ v: 5, patch: { a: 1 } });
});

test.each([
  ['newer than this build', 6],
  ['older than it still reads', 2],
])('one that is %s is not read', (_what, v) => {
  expect(inNewestVersion(op(v), 5, STEPS)).toBeUndefined();
});
