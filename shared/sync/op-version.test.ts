import type { Op } from './protocol';
import { inNewestVersion, OP_VERSION } from './op-version';

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
  1: (old: Op): Op => ({ ...old, patch: { ...old.patch, first: true } }),
  2: (old: Op): Op => ({ ...old, patch: { title: old.patch?.['name'] ?? null } }),
  3: (old: Op): Op => ({ ...old, patch: { ...old.patch, size: 1 } }),
  4: (old: Op): Op => old,
};

test('an operation of any earlier version is converted step by step', () => {
  expect(inNewestVersion(op(1, { name: 'Soup' }), 5, STEPS)).toMatchObject({
    v: 5,
    patch: { title: 'Soup', size: 1 },
  });
  expect(inNewestVersion(op(5, { a: 1 }), 5, STEPS)).toMatchObject({ v: 5, patch: { a: 1 } });
});

test('an operation that is newer than this build is not converted', () => {
  expect(inNewestVersion(op(6), 5, STEPS)).toBeUndefined();
});

test.each(Array.from({ length: OP_VERSION }, (_none, index) => index + 1))(
  'this build has every step from version %i',
  (v) => {
    expect(inNewestVersion(op(v, { name: 'Soup' }))).toMatchObject({
      v: OP_VERSION,
      patch: { name: 'Soup' },
    });
  },
);
