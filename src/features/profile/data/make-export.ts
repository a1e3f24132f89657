import { strToU8, type Zippable, zipSync } from 'fflate';
import Papa from 'papaparse';

import type { User } from '#shared/contract/accounts';
import { totalNutrients } from '#shared/nutrition/items/totals';
import type { Meal } from '#shared/records/meal';
import { NUTRIENT_UNITS, NUTRIENTS } from '#shared/records/nutrients';
import type { Weight } from '#shared/records/weight';
import { shownItems } from '#shared/rules/meal-state';

import { download } from '../../../http/download';
import { type AccountStore, activeStore } from '../../../store/account-store';
import { everyRecord, type KeptRecord } from '../../../store/whole-account';

const EXPORT_FORMAT = 'platelog-export';

export interface MadeExport {
  bytes: Uint8Array<ArrayBuffer>;
  meals: number;
  photos: number;
  /** Photos whose bytes are neither here nor, just now, to be had from the server. */
  photosMissing: number;
}

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

const ENDINGS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

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

// Excel takes a file without this mark for one of another alphabet.
const BYTE_ORDER_MARK = '\uFEFF';

function csv(rows: Row[]): Uint8Array {
  return strToU8(BYTE_ORDER_MARK + Papa.unparse(rows, { quotes: true }));
}

type Cell = string | number | null;

type Row = Record<string, Cell>;

/** A meal with its totals, as a row of a table. An unknown nutrient is empty, not 0. */
export function mealRow(id: string, meal: Meal): Row {
  const total = totalNutrients(shownItems(meal) ?? []);
  const nutrients = NUTRIENTS.map((name) => {
    const amount = total[name];
    return [`${name} (${NUTRIENT_UNITS[name]})`, amount === null ? null : round(amount)] as const;
  });
  return {
    id,
    date: meal.mealTime.slice(0, 10),
    time: meal.mealTime.slice(11),
    type: meal.mealType,
    name: asText(meal.name),
    description: asText(meal.description ?? ''),
    notes: asText(meal.notes ?? ''),
    ...Object.fromEntries(nutrients),
    photo: meal.photoId,
  };
}

function weightRow(id: string, { weight, weightUnit, recordedAt }: Weight): Row {
  return { id, recordedAt, weight, unit: weightUnit };
}

const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Words that a spreadsheet would take for a formula are marked as words. */
export function asText(words: string): string {
  return FORMULA.test(words) ? `'${words}` : words;
}

function round(amount: number): number {
  return Math.round(amount * 100) / 100;
}
