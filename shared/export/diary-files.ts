import { totalNutrients } from '#shared/nutrition/items/totals';
import { RECORD_TYPES, type RecordType } from '#shared/records/index';
import type { DayNoteFields } from '#shared/records/day-note';
import type { Meal } from '#shared/records/meal';
import type { Measurement } from '#shared/records/measurement';
import { NUTRIENT_UNITS, NUTRIENTS } from '#shared/records/nutrients';
import type { Water } from '#shared/records/water';
import type { Weight } from '#shared/records/weight';
import { shownItems } from '#shared/rules/meal-state';

import { type ArchiveFile, jsonRows, textFile } from './archive';
import { asText, csv, type Row } from './csv';

export interface ExportedRecord {
  id: string;
  /** Without fields that only sync needs. */
  data: Record<string, unknown>;
}

export interface Diary {
  account: { firstName: string; lastName: string; email: string };
  /** In ms. */
  exportedAt: number;
  /** The records of a kind that are not deleted. */
  records: (type: RecordType) => AsyncIterable<ExportedRecord>;
}

/** The tables for spreadsheets, each with its rows. */
const TABLES: Record<string, (diary: Diary) => AsyncIterable<Row>> = {
  'meals.csv': mealRows,
  'weights.csv': weightRows,
  'water.csv': waterRows,
  'notes.csv': noteRows,
  'measurements.csv': measurementRows,
};

/** The names of the tables for spreadsheets: 'meals.csv', ... */
export const TABLE_NAMES = Object.keys(TABLES);

/** The files that import can read: JSON for programs, CSV for spreadsheets. Photos are separate files. */
export function diaryFiles(diary: Diary): ArchiveFile[] {
  return [
    textFile('platelog.json', wholeDiary(diary)),
    ...Object.entries(TABLES).map(([name, rowsOf]) => textFile(name, csv(rowsOf(diary)))),
  ];
}

async function* wholeDiary({ account, exportedAt, records }: Diary): AsyncGenerator<string> {
  const head = {
    format: 'platelog-export',
    version: 1,
    exportedAt: new Date(exportedAt).toISOString(),
    account,
  };
  yield `${JSON.stringify(head, null, 1).slice(0, -2)},\n "records": {`;
  for (const [index, type] of RECORD_TYPES.entries()) {
    yield `${index === 0 ? '' : ','}\n${JSON.stringify(type)}: `;
    yield* jsonRows(records(type));
  }
  yield '}\n}\n';
}

const ENDINGS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** The path of a photo in an archive. */
export function photoName(id: string, mime: unknown): string {
  return `photos/${id}.${ENDINGS[String(mime)] ?? 'jpg'}`;
}

async function* mealRows({ records }: Diary): AsyncGenerator<Row> {
  for await (const { id, data } of records('meal')) yield mealRow(id, data as unknown as Meal);
}

async function* weightRows({ records }: Diary): AsyncGenerator<Row> {
  for await (const { id, data } of records('weight')) {
    const { recordedAt, weight, weightUnit } = data as unknown as Weight;
    yield { id, recordedAt, weight, unit: weightUnit };
  }
}

async function* waterRows({ records }: Diary): AsyncGenerator<Row> {
  for await (const { id, data } of records('water')) {
    const { drunkAt, amount } = data as unknown as Water;
    yield { id, drunkAt, 'amount (ml)': amount };
  }
}

async function* noteRows({ records }: Diary): AsyncGenerator<Row> {
  for await (const { id, data } of records('dayNote')) {
    const { day, text } = data as unknown as DayNoteFields;
    yield { id, day, text: asText(text) };
  }
}

async function* measurementRows({ records }: Diary): AsyncGenerator<Row> {
  for await (const { id, data } of records('measurement')) {
    const { measuredAt, part, value, unit } = data as unknown as Measurement;
    yield { id, measuredAt, part: asText(part), value, unit };
  }
}

/** A meal with its totals, as a row. An unknown nutrient is empty, not 0. */
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

function round(amount: number): number {
  return Math.round(amount * 100) / 100;
}
