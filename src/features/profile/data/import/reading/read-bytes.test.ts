import { strToU8, zipSync } from 'fflate';

import type { MealFields } from '#shared/records/meal';

import { readFiles } from './read-files';

type Content = string | Uint8Array<ArrayBuffer>;

const read = async (content: Content) =>
  readFiles([new File([content], 'x.csv')], { userId: 'ada', answers: {} });
const meal = ({ patch }: { patch: object } = { patch: {} }) => patch as MealFields;

const CSV = 'Date,Meal,Calories,Note\n2026-11-01,Lunch,500,crème brûlée\n';
const utf16 = (bigEndian: boolean) => {
  const bytes = new Uint8Array(2 + CSV.length * 2);
  const view = new DataView(bytes.buffer);
  for (const [at, letter] of Array.from(`\uFEFF${CSV}`).entries()) {
    view.setUint16(at * 2, letter.charCodeAt(0), !bigEndian);
  }
  return bytes;
};

test.each<[string, Content]>([
  ['UTF-8', CSV],
  ['UTF-8 with a mark', `\uFEFF${CSV}`],
  ['UTF-16', utf16(false)],
  ['UTF-16, the other way round', utf16(true)],
  ['what Windows writes', Uint8Array.from(CSV, (letter) => letter.charCodeAt(0))],
  ['semicolons', CSV.replaceAll(',', ';')],
  ['tabs', CSV.replaceAll(',', '\t')],
  ['a line that names the separator', `sep=;\r\n${CSV.replaceAll(',', ';')}`],
])('a table in %s is read', async (_what, content) => {
  const { incoming, problems } = await read(content);
  expect([incoming.length, problems]).toEqual([1, []]);
  expect(meal(incoming[0]).notes).toBe('crème brûlée');
});

test('an archive whose stated unpacked size is too large is refused', async () => {
  const archive = zipSync({ 'a.csv': strToU8('Date,Meal,Calories\n') });
  const at = archive.length - 22 - ('a.csv'.length + 46);
  // Changes the size of the unpacked file in the archive's directory.
  new DataView(archive.buffer).setUint32(at + 24, 700 * 1024 * 1024, true);
  await expect(read(archive as Uint8Array<ArrayBuffer>)).rejects.toThrow('larger than 600 MB');
});

test('a table with too many lines is refused, and a cell of a megabyte is cut', async () => {
  const line = '2026-11-01,Lunch,500\n';
  await expect(read(`Date,Meal,Calories\n${line.repeat(100_001)}`)).rejects.toThrow(
    '100,000 lines',
  );
  const { incoming } = await read(
    `Date,Meal,Calories,Food\n2026-11-01,Lunch,500,${'x'.repeat(1e6)}\n`,
  );
  expect(meal(incoming[0]).name).toHaveLength(120);
});

test.each([
  [
    'is inside a cell without being doubled',
    '2026-11-02,Lunch,400,"12" pizza\n2026-11-03,Dinner,700,\n',
  ],
  ['is never closed', '2026-11-02,Lunch,400,"soup\n2026-11-03,Dinner,700,\n'],
  ['is closed by that of another line', '2026-11-02,Lunch,400,"soup\n2026-11-03,Dinner,7,"rice"\n'],
])(
  'a table in which a quotation mark %s is refused, with the line number',
  async (_what, lines) => {
    await expect(read(`${CSV}${lines}`)).rejects.toThrow('Line 3: a quotation mark');
    const archive = zipSync({ 'MFP.csv': strToU8(`${CSV}${lines}`), 'b.csv': strToU8(CSV) });
    await expect(read(archive as Uint8Array<ArrayBuffer>)).rejects.toThrow(
      'MFP.csv, line 3: a quotation mark',
    );
  },
);

test('correct quotation marks, and wrong ones in a table that is not imported, are accepted', async () => {
  const { incoming } = await read('Date,Meal,Calories,Note\n2026-11-01,Lunch,500,a 12" pizza\n');
  expect(meal(incoming[0]).notes).toBe('a 12" pizza');
  const archive = zipSync({ 'MFP.csv': strToU8(CSV), 'notes.csv': strToU8('A,B\n1,"2" x\n3,4\n') });
  const parsed = await read(archive as Uint8Array<ArrayBuffer>);
  expect([parsed.incoming.length, parsed.leftOut]).toEqual([1, ['Not imported: notes.csv']]);
});

test('a line with more cells than columns is reported, not read with the wrong columns', async () => {
  const header = 'Date,Meal,Calories,Protein (g)\n';
  const { incoming, problems } = await read(
    `${header}2026-11-01,Lunch,500,20,\n2026-11-02,Lunch,512,5,20,3\n2026-11-03,Rice, cooked,130,3\n`,
  );
  expect(incoming.map((one) => meal(one).mealTime)).toEqual(['2026-11-01T12:30']);
  expect(problems).toEqual([
    'Line 3: more cells than the table has columns',
    'Line 4: more cells than the table has columns',
  ]);
});
