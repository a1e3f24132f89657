import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { serverDatabase } from '../../../test/kit/server-database';
import type { Database } from '../database';
import { movePhotos } from './move-photos';
import { PhotosOnDisk } from './photos-on-disk';

let folder: string;
let db: Database;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'platelog-move-'));
  for (const name of ['from', 'to']) mkdirSync(path.join(folder, name));
  db = await serverDatabase();
});
afterAll(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

const nameOf = (text: string) => createHash('sha256').update(text).digest('hex');

test('a photo is copied if it is whole, and lost only if neither place has it', async () => {
  const from = new PhotosOnDisk(path.join(folder, 'from'));
  const to = new PhotosOnDisk(path.join(folder, 'to'));
  const texts = ['copied', 'there already', 'damaged', 'in neither'];
  for (const text of texts)
    await db
      .insertInto('photo_files')
      .values({
        user_id: 'ada',
        photo_id: text,
        sha256: nameOf(text),
        mime: 'image/jpeg',
        bytes: text.length,
        created_at: 1,
      })
      .execute();
  for (const text of ['copied', 'damaged']) await from.keep('ada', nameOf(text), Buffer.from(text));
  writeFileSync(path.join(folder, 'from', 'ada', nameOf('damaged')), 'other bytes');
  await to.keep('ada', nameOf('there already'), Buffer.from('there already'));
  const { moved, lost } = await movePhotos(db, from, to);
  expect(moved).toBe(2);
  expect(lost.sort()).toEqual(
    ['damaged', 'in neither'].map((text) => `ada/${nameOf(text)}`).sort(),
  );
  expect(await to.read('ada', nameOf('copied'))).toEqual(Buffer.from('copied'));
  expect(await from.read('ada', nameOf('copied'))).toEqual(Buffer.from('copied'));
  expect(await to.names('ada')).toHaveLength(2);
});
