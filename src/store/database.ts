import Dexie, { type EntityTable, type Table } from 'dexie';

import type { Award } from '#shared/records/award';
import type { DayMarkFields } from '#shared/records/day-mark';
import type { DayNoteFields } from '#shared/records/day-note';
import type { Fast } from '#shared/records/fast';
import type { FavouriteFields } from '#shared/records/favourite';
import type { FoodFields } from '#shared/records/food';
import type { FoodMemoryFields } from '#shared/records/food-memory';
import type { FoodRuleFields } from '#shared/records/food-rule';
import type { RecordType } from '#shared/records/index';
import type { MacroTarget } from '#shared/records/macro-target';
import type { Meal } from '#shared/records/meal';
import type { MealItem } from '#shared/records/meal-item';
import type { MealSlotFields } from '#shared/records/meal-slot';
import type { Measurement } from '#shared/records/measurement';
import type { NutrientTarget } from '#shared/records/nutrient-target';
import { withEveryNutrient } from '#shared/records/nutrients';
import type { PlannedMealFields } from '#shared/records/planned-meal';
import type { Photo } from '#shared/records/photo';
import type { Profile } from '#shared/records/profile';
import type { ShoppingItemFields } from '#shared/records/shopping-item';
import type { TargetFields } from '#shared/records/target';
import type { RecipeFields } from '#shared/records/recipe';
import type { Water } from '#shared/records/water';
import type { WeekdayTarget } from '#shared/records/weekday-target';
import type { Weight } from '#shared/records/weight';
import type { Op, Rejection, Row } from '#shared/sync/protocol';
import type { Times } from '#shared/sync/times';

import type { Place } from './registry';

/** A record as the screens see it: the server's last row with this device's changes on top. */
export interface LocalRow<Fields> {
  id: string;
  /** 0 until the server has confirmed the record. */
  seq: number;
  deleted: 0 | 1;
  data: Fields;
  /** In ms of the server's clock; 0 until the server has changed the record. */
  updatedAt: number;
  /** Missing in rows that an older app version has stored. */
  times?: Times | undefined;
  /** The resync generation in which the server last sent the row: rows that a full reload does not bring are deleted. */
  generation: number;
  pending: number;
  rejected: number;
}

export interface Refusal {
  code: Rejection | 'client_bug';
  message: string;
  at: number;
}

export interface Held {
  tries: number;
  /** In ms of the device's clock. */
  since: number;
  askAgainAt: number;
}

export interface OutboxEntry extends Op {
  /** Order on this device. Not an identity: after a power cut, numbers can repeat. */
  n?: number;
  type: RecordType;
  /** held: this server build cannot accept it; retried at `askAgainAt`, and when another build responds. */
  state: 'pending' | 'held' | 'rejected';
  held?: Held | undefined;
  /** Time of the latest change of these fields that the user had seen, in ms of the server's clock. */
  seen?: number | undefined;
  /**
   * For an estimate that this device made from the user's words: when the words were entered, in ms of its clock. Sent
   * as the time of the change, so that it does not overwrite later input of the user on any device.
   */
  readFrom?: number | undefined;
  refusal?: Refusal | undefined;
}

/** The server's last row of a record with operations in the outbox. Missing if the server has never sent one. */
export interface ShadowRow {
  type: RecordType;
  id: string;
  row: Row;
  generation: number;
}

export interface PhotoBytes {
  photoId: string;
  sha256: string;
  mime: string;
  // Not a Blob: WebKit loses stored Blobs. Null after eviction.
  bytes: ArrayBuffer | null;
  /** A thumbnail, which stays after eviction. */
  thumb: ArrayBuffer | null;
  /** refused: the server cannot read the picture; it stays on this device only. */
  state: 'local' | 'stored' | 'refused';
  size: number;
  savedAt: number;
}

/** A fingerprint of a photo, to find other photos of the same plate. Computed on this device and never sent. */
export interface PlateLook {
  photoId: string;
  /** Version of the method: looks of different versions cannot be compared. */
  make: number;
  /** Null: the picture could not be opened. */
  bytes: ArrayBuffer | null;
}

export interface MetaEntry {
  key: string;
  value: unknown;
}

/** Marks a transaction that does not have to be flushed to disk: Dexie only has one durability per database. */
const UNFLUSHED = 'unflushed';

/** As many rows as a slow phone can read or write without blocking its page. */
export const ROWS_AT_ONCE = 100;

/** Tables added by each version. Append only; no version may touch the outbox. */
const VERSIONS: Record<string, string>[] = [
  {
    meal: '&id, data.mealTime',
    photo: '&id, data.mealId',
    shadow: '&[type+id]',
    outbox: '++n, &opId, [type+id], state',
    photoBytes: '&photoId, state',
    meta: '&key',
  },
  { foodMemory: '&id', profile: '&id', weight: '&id, data.recordedAt' },
  { food: '&id, data.barcode', favourite: '&id' },
  { plateLook: '&photoId' },
  { dayMark: '&id' },
  { water: '&id, data.drunkAt' },
  { award: '&id' },
  { target: '&id' },
  { recipe: '&id' },
  { plannedMeal: '&id, data.day' },
  { shoppingItem: '&id' },
  { dayNote: '&id, data.day', measurement: '&id, data.measuredAt' },
  { nutrientTarget: '&id', macroTarget: '&id', weekdayTarget: '&id' },
  { fast: '&id' },
  { foodRule: '&id' },
  { mealSlot: '&id' },
];

export const SCHEMA = VERSIONS.length;

export class AccountDatabase extends Dexie {
  meal!: EntityTable<LocalRow<Meal>, 'id'>;
  photo!: EntityTable<LocalRow<Photo>, 'id'>;
  foodMemory!: EntityTable<LocalRow<FoodMemoryFields>, 'id'>;
  food!: EntityTable<LocalRow<FoodFields>, 'id'>;
  favourite!: EntityTable<LocalRow<FavouriteFields>, 'id'>;
  profile!: EntityTable<LocalRow<Profile>, 'id'>;
  weight!: EntityTable<LocalRow<Weight>, 'id'>;
  dayMark!: EntityTable<LocalRow<DayMarkFields>, 'id'>;
  water!: EntityTable<LocalRow<Water>, 'id'>;
  award!: EntityTable<LocalRow<Award>, 'id'>;
  target!: EntityTable<LocalRow<TargetFields>, 'id'>;
  recipe!: EntityTable<LocalRow<RecipeFields>, 'id'>;
  plannedMeal!: EntityTable<LocalRow<PlannedMealFields>, 'id'>;
  shoppingItem!: EntityTable<LocalRow<ShoppingItemFields>, 'id'>;
  dayNote!: EntityTable<LocalRow<DayNoteFields>, 'id'>;
  measurement!: EntityTable<LocalRow<Measurement>, 'id'>;
  nutrientTarget!: EntityTable<LocalRow<NutrientTarget>, 'id'>;
  macroTarget!: EntityTable<LocalRow<MacroTarget>, 'id'>;
  weekdayTarget!: EntityTable<LocalRow<WeekdayTarget>, 'id'>;
  fast!: EntityTable<LocalRow<Fast>, 'id'>;
  foodRule!: EntityTable<LocalRow<FoodRuleFields>, 'id'>;
  mealSlot!: EntityTable<LocalRow<MealSlotFields>, 'id'>;
  shadow!: Table<ShadowRow, [RecordType, string]>;
  outbox!: EntityTable<OutboxEntry, 'n'>;
  photoBytes!: EntityTable<PhotoBytes, 'photoId'>;
  plateLook!: EntityTable<PlateLook, 'photoId'>;
  meta!: EntityTable<MetaEntry, 'key'>;

  constructor(name: string, place: Place = {}) {
    // strict: a save is confirmed when the bytes are on disk, not in a buffer that a power cut empties.
    // Cache off: Dexie syncs it by messages between tabs, and a tab that was frozen has missed some.
    super(name, { chromeTransactionDurability: 'strict', cache: 'disabled', ...place });
    this.use({
      stack: 'dbcore',
      name: 'flush',
      create: (core) => ({
        ...core,
        transaction: (names, mode, options) => {
          const tables = names.filter((name) => name !== UNFLUSHED);
          const isUnflushed = tables.length < names.length;
          return core.transaction(tables, mode, isUnflushed ? { durability: 'relaxed' } : options);
        },
      }),
    });
    // One version with all tables: Dexie adds missing tables, and each declared version makes every start slower.
    this.version(SCHEMA)
      .stores(Object.assign({}, ...VERSIONS) as Record<string, string>)
      .upgrade(async (upgrade) => {
        // A page of an older version would drop rows of new types and still move the cursor.
        await upgrade.table('meta').put({ key: 'minSchema', value: SCHEMA });
      });
    fillNutrients(this);
  }

  /** Only for data that the server sends again after a power cut. The next flushed transaction also flushes this one. */
  async unflushed<Result>(tables: Table[], work: () => Promise<Result>): Promise<Result> {
    return this.transaction('rw', [...tables, UNFLUSHED], work);
  }

  records(type: RecordType): Table<LocalRow<object>, string> {
    return this.table(type);
  }

  /** Reads a whole table by its key, in parts: read at once, it would block the page. */
  async eachPart<Row extends object, Key, Insert>(
    table: Table<Row, Key, Insert>,
    take: (rows: Row[]) => void,
  ): Promise<void> {
    const key = table.schema.primKey.name;
    let rows = await table.limit(ROWS_AT_ONCE).toArray();
    while (rows.length === ROWS_AT_ONCE) {
      take(rows);
      const last = rows.at(-1) as Record<string, unknown>;
      rows = await table.where(':id').above(last[key]).limit(ROWS_AT_ONCE).toArray();
    }
    take(rows);
  }
}

type Stored<Fields> = { data: Partial<Fields> } | undefined;

/** When rows are read, nutrients that did not exist when the row was written are set to unknown. */
function fillNutrients(db: Dexie): void {
  db.table('meal').hook('reading', (row: Stored<Meal>) => {
    const { items, estimate, analysis, proposal } = row?.data ?? {};
    for (const list of [items, estimate?.items, analysis?.items, proposal?.items]) fill(list);
    return row;
  });
  db.table('favourite').hook('reading', (row: Stored<FavouriteFields>) => {
    fill(row?.data.items);
    return row;
  });
  db.table('recipe').hook('reading', (row: Stored<RecipeFields>) => {
    for (const { items } of row?.data.lines ?? []) fill(items);
    return row;
  });
  db.table('plannedMeal').hook('reading', (row: Stored<PlannedMealFields>) => {
    fill(row?.data.items);
    fill(row?.data.reading?.items);
    return row;
  });
  db.table('food').hook('reading', (row: Stored<FoodFields>) => {
    const food = row?.data;
    if (food?.per100) food.per100 = withEveryNutrient(food.per100);
    return row;
  });
}

function fill(items: readonly MealItem[] | null | undefined): void {
  for (const item of items ?? []) item.per100g = withEveryNutrient(item.per100g);
}
