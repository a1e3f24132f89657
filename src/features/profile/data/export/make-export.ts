import { strToU8, zipSync, type Zippable } from 'fflate';
import Papa from 'papaparse';

import type { User } from '#shared/contract/accounts';
import type { Meal } from '#shared/records/meal';
import type { Weight } from '#shared/records/weight';

import { download } from '../../../../http/download';
import { activeStore, type AccountStore } from '../../../../store/account-store';
import { everyRecord, type KeptRecord } from '../../../../store/whole-account';
import { mealRow, weightRow, type Row } from './meal-rows';

export const EXPORT_FORMAT = 'platelog-export';

export interface MadeExport {
  bytes: Uint8Array<ArrayBuffer>;
  meals: number;
  photos: number;
  /** Photos whose bytes are neither here nor, just now, to be had from the server. */
  photosMissing: number;
}

const ENDINGS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** Everything of a person in one archive: JSON for programs, CSV for spreadsheets, the photos. */
export async function makeExport(user: User): Promise<MadeExport> {
  const store = await activeStore();
  const records = await everyRecord(store);
  const { firstName, lastName, email } = user;
  const whole = {
    format: EXPORT_FORMAT,
    version: 1,
    exportedAt: new Date(store.now()).toISOString(),
    account: { firstName, lastName, email },
    records,
  };
  const photos = await photoFiles(store, records.photo);
  const files: Zippable = {
    'platelog.json': strToU8(JSON.stringify(whole, null, 1)),
    'meals.csv': csv(records.meal.map(({ id, data }) => mealRow(id, data as unknown as Meal))),
    'weights.csv': csv(
      records.weight.map(({ id, data }) => weightRow(id, data as unknown as Weight)),
    ),
    ...photos,
  };
  const there = Object.keys(photos).length;
  return {
    // Here and at once: the policy allows no worker that is made of text.
    bytes: zipSync(files) as Uint8Array<ArrayBuffer>,
    meals: records.meal.length,
    photos: there,
    photosMissing: records.photo.length - there,
  };
}

// Excel takes a file without this mark for one of another alphabet.
const BYTE_ORDER_MARK = '\uFEFF';

function csv(rows: Row[]): Uint8Array {
  return strToU8(BYTE_ORDER_MARK + Papa.unparse(rows, { quotes: true }));
}

/** Photos as they are: they are packed already. */
async function photoFiles(store: AccountStore, photos: KeptRecord[]): Promise<Zippable> {
  const files: Zippable = {};
  for (const { id, data } of photos) {
    const bytes = await photoBytes(store, id);
    const ending = ENDINGS[String(data['mime'])] ?? 'jpg';
    if (bytes) files[`photos/${id}.${ending}`] = [new Uint8Array(bytes), { level: 0 }];
  }
  return files;
}

async function photoBytes(store: AccountStore, id: string): Promise<ArrayBuffer | null> {
  const held = await store.db.photoBytes.get(id);
  return held?.bytes ?? (await download(`/api/photos/${id}`));
}
