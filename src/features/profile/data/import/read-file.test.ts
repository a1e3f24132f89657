import { strToU8, zipSync } from 'fflate';

import type { MealFields } from '#shared/records/meal';
import { totalNutrients } from '#shared/nutrition/totals';

import { profileFields } from '../../../../../test/kit/profiles';
import { mealFields } from '../../../../../test/kit/stores';
import { contentWords, leftOutWords, spanWords } from './preview-words';
import { readFile } from './read-file';

const ME = '01890a5d-ac96-774b-bcce-b302099a8057';
const OTHER = '01890a5d-ac96-774b-bcce-b302099a8058';

const file = (content: string | Uint8Array<ArrayBuffer>) => new File([content], 'x');
const read = async (content: string | Uint8Array<ArrayBuffer>) => readFile(file(content), ME);
const meal = ({ patch }: { patch: object } = { patch: {} }) => patch as MealFields;

const exported = (records: object) =>
  JSON.stringify({ format: 'platelog-export', version: 1, records });

test("MyFitnessPal's totals become meals at their times of day, with what is unknown left so", async () => {
  const parsed = await read(
    'Date,Meal,Calories,Fat (g),Protein (g),Sodium (mg)\n2026-11-01,Breakfast,"1,420.5",12,30,\n2026-11-01,Snacks,200,3,4,10\n',
  );
  expect(parsed).toMatchObject({ source: 'MyFitnessPal', problems: [] });
  const [first] = parsed.incoming;
  expect(meal(first)).toMatchObject({ mealType: 'breakfast', mealTime: '2026-11-01T08:00' });
  expect(totalNutrients(meal(first).items ?? [])).toMatchObject({
    calories: 1420.5,
    fat: 12,
    protein: 30,
    sodium: null,
    carbs: null,
  });
  expect(contentWords(parsed.incoming)).toBe('2 meals');
  expect(spanWords(parsed)).toBe('on 1 Nov 2026');
});

test('each line that cannot be read is named with its reason, and the others come in', async () => {
  const { incoming, problems } = await read(
    'Date,Meal,Calories\n2026-11-01,Lunch,\n2026-02-30,Lunch,500\n2026-11-01,Lunch,-4\n2026-11-02,Lunch,500\n',
  );
  expect(problems).toEqual([
    'Line 2: no calories',
    'Line 3: “2026-02-30” is not a date',
    'Line 4: no calories',
  ]);
  expect(leftOutWords(problems.length)).toBe('3 entries could not be read and are left out.');
  expect(incoming).toHaveLength(1);
});

test("Cronometer's foods of one day and group make one meal, weighed where grams are known", async () => {
  const { incoming } = await read(
    'Day,Group,Food Name,Amount,Energy (kcal),Protein (g)\n2026-11-01,Dinner,"Rice, white","150.00 g",195,4\n2026-11-01,Dinner,Egg,1.00 large,72,6\n',
  );
  expect(incoming).toHaveLength(1);
  const { items, name, mealType } = meal(incoming[0]);
  expect({ name, mealType }).toEqual({ name: 'Rice, white, Egg', mealType: 'dinner' });
  expect(items?.map(({ grams }) => grams)).toEqual([150, 100]);
  expect(totalNutrients(items ?? [])).toMatchObject({ calories: 267, protein: 10 });
});

test('the same file gives the same ids, whenever it is read', async () => {
  const csv = 'Date,Meal,Calories\n2026-11-01,Lunch,500\n2026-11-02,Lunch,500\n';
  const [one, other] = await Promise.all([read(csv), read(csv)]);
  expect(one.incoming.map(({ id }) => id)).toEqual(other.incoming.map(({ id }) => id));
  expect(new Set(one.incoming.map(({ id }) => id)).size).toBe(2);
});

test("an export of ours comes back: a profile under one's own id, a photo with its bytes", async () => {
  const photo = { mealId: OTHER, sha256: 'a'.repeat(64), mime: 'image/jpeg', bytes: 3, width: 1, height: 1 };
  const json = exported({
    meal: [{ id: OTHER, data: { ...mealFields(), analysis: null } }],
    profile: [{ id: OTHER, data: profileFields() }],
    photo: [
      { id: OTHER, data: { ...photo, status: 'done', failure: null } },
      { id: ME, data: photo },
    ],
  });
  const archive = zipSync({
    'platelog.json': strToU8(json),
    [`photos/${OTHER}.jpg`]: new Uint8Array([1, 2, 3]),
  });
  const { incoming, problems } = await read(archive as Uint8Array<ArrayBuffer>);
  expect(incoming.map(({ type, id }) => [type, id])).toEqual([
    ['meal', OTHER],
    ['profile', ME],
    ['photo', OTHER],
  ]);
  expect(incoming[0]?.patch).toEqual(mealFields());
  expect([...new Uint8Array(incoming[2]?.bytes?.bytes ?? new ArrayBuffer(0))]).toEqual([1, 2, 3]);
  expect(problems).toEqual(['Photo 2: its picture is not in the file']);
});

test('a record that is not what it must be is left out and named', async () => {
  const { incoming, problems } = await read(
    exported({
      meal: [{ id: OTHER, data: mealFields({ mealTime: 'noon' }) }],
      profile: [{ id: OTHER, data: profileFields({ age: 9 }) }],
      spell: [{ id: OTHER, data: {} }],
    }),
  );
  expect(incoming).toEqual([]);
  expect(problems).toEqual([
    'Meal 1: something in it cannot be read',
    'Goals and details 1: something in it cannot be read',
    'spell 1: something in it cannot be read',
  ]);
});

test.each([
  ['a table of something else', 'a,b\n1,2\n', /none that can be read/],
  ['another JSON', '{"format":"x"}', /no export of Platelog/],
  ['half a JSON', '{"format":', /no export of Platelog/],
  ['an archive of something else', zipSync({ a: strToU8('b') }), /no export of Platelog/],
  ['a damaged archive', new Uint8Array([0x50, 0x4b, 3, 4, 9, 9]), /damaged|no export/],
  ['nothing', '', /none that can be read/],
])('%s is refused in words', async (_what, content, words) => {
  await expect(read(content as string)).rejects.toThrow(words);
});
