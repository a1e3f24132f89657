import { uuidv7 } from 'uuidv7';

import { opSchema, type Op } from './operation';

const id = uuidv7();
const full: Op = {
  opId: uuidv7(),
  v: 1,
  type: 'meal',
  id,
  act: 'put',
  patch: { name: 'Soup' },
  base: 7,
  at: 5,
};
const reread = (op: unknown) => opSchema.parse(JSON.parse(JSON.stringify(op)));

test('an operation is parsed without changes', () => {
  expect(reread(full)).toEqual(full);
  expect(reread({ ...full, after: 4 })).toEqual({ ...full, after: 4 });
  expect(reread({ ...full, after: 0 })).toEqual({ ...full, after: 0 });
});

test('a field may have a name of 60 characters', () => {
  const patch = { ['x'.repeat(60)]: 1 };
  expect(reread({ ...full, patch })).toEqual({ ...full, patch });
});

test('fields that the first version of the envelope left out are filled in', () => {
  expect(reread({ ...full, opId: undefined, base: undefined })).toEqual({
    ...full,
    opId: id,
    base: 0,
  });
});

test.each([
  ['opId', 'meal-1'],
  ['opId', null],
  ['id', `${id} `],
  ['v', 0],
  ['v', 1.5],
  ['type', 'x'.repeat(41)],
  ['act', 'x'.repeat(21)],
  ['act', 1],
  ['patch', []],
  ['patch', { ['x'.repeat(61)]: 1 }],
  ['patch', undefined],
  ['base', -1],
  ['base', 2 ** 53],
  ['at', -1],
  ['at', 0.1],
  ['at', '5'],
  ['after', -1],
  ['after', 0.5],
  ['after', null],
  ['extra', 1],
])('what is wrong with an operation is named: %s %j', (field, value) => {
  const { error } = opSchema.safeParse({ ...full, [field]: value });
  const named = error?.issues.map((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : issue.path,
  );
  expect(named).toEqual([[field]]);
});
