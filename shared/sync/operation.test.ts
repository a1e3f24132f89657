import { uuidv7 } from 'uuidv7';

import { asSent, opSchema, type Op } from './operation';

const id = uuidv7();
const full: Op = {
  ...{ opId: uuidv7(), v: 1, type: 'meal', id, act: 'put', patch: { name: 'Soup' } },
  ...{ base: 7, at: 5 },
};
const reread = (op: unknown) => opSchema.parse(JSON.parse(JSON.stringify(op)));

test.each([
  ['everything told', full, 8],
  ["goes by its record's id", { ...full, opId: id }, 7],
  ['nothing seen before', { ...full, base: 0 }, 7],
  ['both', { ...full, opId: id, base: 0 }, 6],
])('an operation is read as it was before it was sent: %s', (_what, op, fields) => {
  expect(Object.keys(JSON.parse(JSON.stringify(asSent(op))) as object)).toHaveLength(fields);
  expect(reread(asSent(op))).toEqual(op);
  // One that leaves nothing out says the same.
  expect(reread(op)).toEqual(op);
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
  ['extra', 1],
])('what is wrong with an operation is named: %s %j', (field, value) => {
  const { error } = opSchema.safeParse({ ...full, [field]: value });
  const named = error?.issues.map((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : issue.path,
  );
  expect(named).toEqual([[field]]);
});
