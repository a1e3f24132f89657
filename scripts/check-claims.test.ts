import { markOf, type Messages, readClaims, wrongClaims, wrongProofs } from './check-claims';

const LEGAL = 'src/features/legal/messages.ts';
const TERMS = 'src/features/legal/terms/messages.ts';
const OTHER = 'src/features/login/messages.ts';
const PAGE = [
  `## The legal pages: \`${LEGAL}\``,
  '',
  '| message | result | shown by |',
  '| --- | --- | --- |',
  '| `kept` | shown | `a.test.ts` "it is kept" |',
  '| `answered` | host | `notes/a.md` "Answering" |',
  '',
  `## Signing in: \`${OTHER}\``,
  '',
  '| `shared` | expected | a.test.ts "it is gone" |',
].join('\n');
const CATALOGS = new Map<string, Messages>([
  [LEGAL, { kept: 'It is kept.', answered: 'We answer.' }],
  [OTHER, { shared: 'Nothing stays.', title: 'Sign In' }],
]);
const FILES: Record<string, string> = {
  'a.test.ts': "test('it is kept', () => {});",
  'notes/a.md': '# A\n\n## Answering\n',
};
const read = (file: string) => FILES[file];

test('a correct page has no errors', () => {
  const claims = readClaims(PAGE);
  expect(claims).toHaveLength(3);
  expect(wrongClaims(claims, CATALOGS)).toEqual([]);
  expect(wrongProofs(claims, read)).toEqual([]);
});

test('a sentence without a row is reported, and a row without its sentence', () => {
  const page = PAGE.replace('`kept`', '`keptt`').replace('`shared` | expected', '`kept` | shown');
  expect(wrongClaims(readClaims(page), CATALOGS)).toEqual([
    `${LEGAL}: kept has no row`,
    `${LEGAL} has no message keptt`,
    `${OTHER} has no message kept`,
  ]);
  const terms = new Map([[TERMS, { fairUse: 'Fair use' }]]);
  expect(wrongClaims([], terms)).toEqual([`${TERMS}: fairUse has no row`]);
  // The message may be added with its test.
  expect(wrongClaims(readClaims(PAGE.replace('`shared`', '`kept`')), CATALOGS)).toEqual([]);
});

test('a duplicate row, and one with an unknown result, are reported', () => {
  const page = PAGE.replace('`answered`', '`kept`').replace('| expected |', '| perhaps |');
  expect(wrongClaims(readClaims(page), CATALOGS)).toEqual([
    `${LEGAL}: answered has no row`,
    `${LEGAL}: kept is there twice`,
    'shared lacks a known result, or what shows it',
  ]);
});

test('a missing proof is reported, and so is an expected one that exists', () => {
  const gone = PAGE.replace('it is kept', 'it was kept').replace('Answering', 'Replying');
  expect(wrongProofs(readClaims(gone), read)).toEqual([
    'kept: a.test.ts has no "it was kept"',
    'answered: notes/a.md has no "Replying"',
  ]);
  const done = PAGE.replace('it is gone', 'it is kept');
  expect(wrongProofs(readClaims(done), read)).toEqual([
    'shared is shown now: `a.test.ts` "it is kept"',
  ]);
});

test('a changed sentence changes the mark, and so does a new date', () => {
  const texts = { kept: 'It is kept.', lastChanged: 'Last changed: May 1, 2026' };
  const mark = markOf(texts);
  expect(mark).toMatch(/^Last changed: May 1, 2026, mark `[0-9a-f]{12}`\.$/);
  expect(markOf({ ...texts, kept: 'It is kept!' })).not.toBe(mark);
  expect(markOf({ ...texts, lastChanged: 'Last changed: May 2, 2026' })).not.toBe(mark);
});
