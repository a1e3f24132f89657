import {
  countOf,
  missingEvidence,
  readPage,
  requirements,
  titlesOf,
  wrongRows,
  type Row,
} from './check-asvs';

const row = (facts: Partial<Row>): Row => ({
  number: 'V1.1.1',
  level: '1',
  subject: 'Input',
  result: 'pass',
  shown: '`README.md`',
  ...facts,
});

test('the standard has 253 requirements at levels 1 and 2', () => {
  const all = requirements();
  expect([all.length, new Set(all).size]).toEqual([253, 253]);
  expect([all[0], all.at(-1)]).toEqual(['V1.1.1', 'V17.3.2']);
  expect(all).toContain('V6.2.12');
});

test('rows are parsed with what they name, and separately what does not apply', () => {
  const page = [
    '| No.    | Level | Subject | Result  | Shown by |',
    '| ------ | ----- | ------- | ------- | -------- |',
    '| V1.1.1 | 1     | Input   | pass    | `a.ts`   |',
    '| V1.1.2 | 2     | Output  | decided | because  |',
    '',
    '## What does not apply',
    '',
    '| V1.2.6, V1.2.7 | no LDAP |',
  ].join('\n');
  const { rows, others } = readPage(page);
  expect(rows).toEqual([
    row({ shown: '`a.ts`' }),
    row({ number: 'V1.1.2', level: '2', subject: 'Output', result: 'decided', shown: 'because' }),
  ]);
  expect(others).toEqual(['V1.2.6', 'V1.2.7']);
  expect(countOf(rows)).toBe(
    '2 of the 253 requirements apply: 1 pass, 1 are decided, 0 are deployment.',
  );
});

test('a row that is missing, duplicated, incomplete or has an unknown number is reported', () => {
  const [, ...others] = requirements();
  expect(wrongRows({ rows: [row({})], others })).toEqual([]);
  expect(wrongRows({ rows: [], others })).toEqual(['V1.1.1 is missing']);
  expect(wrongRows({ rows: [row({}), row({})], others })).toEqual(['V1.1.1 is there twice']);
  expect(wrongRows({ rows: [row({})], others: [...others, 'V1.1.1'] })).toEqual([
    'V1.1.1 is there twice',
  ]);
  expect(wrongRows({ rows: [row({}), row({ number: 'V99.1.1' })], others })).toEqual([
    'V99.1.1 is not known',
  ]);
  for (const facts of [{ result: 'fail' }, { shown: '' }, { level: '' }, { subject: '' }])
    expect(wrongRows({ rows: [row(facts)], others })).toHaveLength(1);
});

const FILES: Record<string, string> = {
  'a.test.ts': `
    // test('in a comment', f)
    test('plain', () => {});
    test.each([['x']])('of %s', f);
    describe('a group', () => { test("its own", f); });
    test.skip('left out', f);
    describe.skip('all left out', () => { test('inside', f); });
    say('no test');
  `,
  'page.md': '# Page\n\n## A heading\n\nA heading in words',
  'rule.js': "rules: { 'no-eval': 'error' }",
};
const read = (file: string) => FILES[file];

test('only titles of tests that run count', () => {
  expect([...titlesOf('a.test.ts', FILES['a.test.ts'] ?? '')]).toEqual([
    'plain',
    'of %s',
    'a group',
    'its own',
  ]);
});

test.each([
  ['`a.test.ts` "plain"', []],
  ['`a.test.ts` "plain"<br>`a.test.ts` "of %s"', []],
  ['`page.md` "A heading"', []],
  ['`rule.js` "no-eval"', []],
  ['`rule.js`', []],
  ['`a.test.ts` "gone"', ['a.test.ts has no "gone"']],
  ['`a.test.ts` "in a comment"', ['a.test.ts has no "in a comment"']],
  ['`a.test.ts` "left out"', ['a.test.ts has no "left out"']],
  ['`a.test.ts`', ['no title of a test: a.test.ts']],
  ['`page.md` "heading"', ['page.md has no "heading"']],
  ['`page.md` "A heading in words"', ['page.md has no "A heading in words"']],
  ['`rule.js` "no-console"', ['rule.js has no "no-console"']],
  ['`b.test.ts` "plain"', ['no such file: b.test.ts']],
  ['in words', ['not as `file` "title": in words']],
])('%s must exist', (shown, problems) => {
  const found = missingEvidence([row({ shown })], read);
  expect(found).toEqual(problems.map((problem) => `V1.1.1: ${problem}`));
});

test('what does not pass names nothing', () => {
  expect(missingEvidence([row({ result: 'decided', shown: 'because' })], read)).toEqual([]);
});
