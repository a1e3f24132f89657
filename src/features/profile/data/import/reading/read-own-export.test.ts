import { strToU8, zipSync } from 'fflate';

import { profileFields } from '../../../../../../test/kit/profiles';
import { mealFields } from '../../../../../../test/kit/stores';
import type { Answers } from '../parsed-file';
import { readFiles } from './read-files';

const ME = '01890a5d-ac96-774b-bcce-b302099a8057';
const OTHER = '01890a5d-ac96-774b-bcce-b302099a8058';

type Content = string | Uint8Array<ArrayBuffer>;

const file = (content: Content, name = 'x.csv') => new File([content], name);
const read = async (content: Content, answers: Answers = {}) =>
  readFiles([file(content)], { userId: ME, answers });

const exported = (records: object) =>
  JSON.stringify({ format: 'platelog-export', version: 1, records });

test("our own export is imported: a profile with the user's own id, a photo with its bytes", async () => {
  const photo = {
    mealId: OTHER,
    sha256: 'a'.repeat(64),
    mime: 'image/jpeg',
    bytes: 3,
    width: 1,
    height: 1,
  };
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

test('an invalid record is left out and reported', async () => {
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

test("entries that only the device had replace the server's versions", async () => {
  const at = (name: string) => ({ ...mealFields({ name }), analysis: null });
  const archive = zipSync({
    'platelog.json': strToU8(
      exported({
        meal: [
          { id: OTHER, data: at('as the server had it') },
          { id: ME, data: at('Rice') },
        ],
      }),
    ),
    'this-device/platelog.json': strToU8(
      exported({ meal: [{ id: OTHER, data: at('corrected') }] }),
    ),
  });
  const { incoming } = await read(archive as Uint8Array<ArrayBuffer>);
  expect(incoming.map(({ id, patch }) => [id, patch])).toEqual([
    [ME, expect.objectContaining({ name: 'Rice' })],
    [OTHER, expect.objectContaining({ name: 'corrected' })],
  ]);
});
