import { type MealFields, mealKind, type MealType } from '#shared/records/meal';
import { NUTRIENTS } from '#shared/records/nutrients';
import { mealTypeAt, USUAL_TIMES } from '#shared/rules/meal-type';

import type { Incoming } from '../../../../../store/import';
import { format } from '../../../../../ui/words/format';
import { messages } from '../messages';
import type { Entry } from '../formats/format';
import type { Unread } from '../parsed-file';
import { cutTo } from '../formats/foreign-item';

const ITEMS_MOST = 60;
/** Foods with the same meal name become two meals if they are further apart than this, in minutes. */
const APART = 60;

interface Meals {
  incoming: Incoming[];
  unread: Unread[];
  wholeDays: string[];
  problems: string[];
}

/**
 * Groups diary lines into meals: lines of the same day and name, as long as each follows within an hour.
 * @param program part of the meals' ids, so it must never change
 */
export async function makeMeals(program: string, entries: readonly Entry[]): Promise<Meals> {
  const meals: Meals = { incoming: [], unread: [], wholeDays: [], problems: [] };
  const used = new Map<string, number>();
  for (const some of groupEntries(entries)) {
    const marks = some.map(({ mark }) => mark);
    const words = `${program} ${JSON.stringify(marks.length === 1 ? marks[0] : marks, asMarked)}`;
    const before = used.get(words) ?? 0;
    used.set(words, before + 1);
    takeMeal(meals, { id: await stableId(words + ' again'.repeat(before)), some });
  }
  return meals;
}

/** Nutrients added after the first version of imports. They are not part of ids, which must stay the same after updates. */
const UNMARKED: ReadonlySet<string> = new Set(NUTRIENTS.slice(NUTRIENTS.indexOf('vitaminC') + 1));

function asMarked(key: string, value: unknown): unknown {
  return UNMARKED.has(key) ? undefined : value;
}

function takeMeal(meals: Meals, { id, some }: { id: string; some: readonly Entry[] }): void {
  const patch = mealKind.client.safeParse(fieldsOf(some)).data;
  if (!patch) {
    const { day = '', group = '' } = some[0] ?? {};
    meals.problems.push(
      format(messages.cannotBeRead, { place: [day, group].filter(Boolean).join(', ') }),
    );
    return;
  }
  meals.incoming.push({ type: 'meal', id, patch });
  if (some.some(({ wholeDay }) => wholeDay)) meals.wholeDays.push(id);
  for (const [place, { said }] of some.entries()) {
    if (said) meals.unread.push({ meal: id, place, said });
  }
}

function fieldsOf(some: readonly Entry[]): MealFields {
  const { day = '', time = null, group = '' } = some[0] ?? {};
  const mealType = mealTypeOf(group) ?? (time === null ? 'snack' : mealTypeAt(`${day}T${time}`));
  const notes = [...new Set(some.flatMap(({ notes }) => notes ?? []))].join('\n');
  return {
    name: cutTo(some.map(({ item }) => item.name).join(', '), 255),
    description: null,
    notes: notes === '' ? null : cutTo(notes, 2_000),
    mealType,
    mealTime: `${day}T${time ?? USUAL_TIMES[mealType]}`,
    photoId: null,
    estimate: null,
    items: some.map(({ item }, index) => ({ ...item, id: `i${index + 1}` })),
  };
}

/** Groups lines that belong to one meal; lines with and without a time are never in the same group. */
function groupEntries(entries: readonly Entry[]): Entry[][] {
  const named = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = JSON.stringify([entry.day, entry.group, entry.time === null]);
    const same = named.get(key);
    if (same) same.push(entry);
    else named.set(key, [entry]);
  }
  return [...named.values()].flatMap((same) => {
    return [...same].sort((one, other) => minutesOf(one) - minutesOf(other)).reduce(addEntry, []);
  });
}

function addEntry(groups: Entry[][], entry: Entry): Entry[][] {
  const current = groups.at(-1);
  const last = current?.at(-1);
  const isNear = last !== undefined && minutesOf(entry) - minutesOf(last) <= APART;
  if (current && isNear && current.length < ITEMS_MOST) current.push(entry);
  else groups.push([entry]);
  return groups;
}

function minutesOf({ time }: Pick<Entry, 'time'>): number {
  return time === null ? 0 : Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

const TYPE_NAMES: readonly (readonly [MealType, RegExp])[] = [
  ['breakfast', /breakfast|frühstück|petit.déjeuner|desayuno|colazione|ontbijt|śniadanie/i],
  ['lunch', /lunch|brunch|mittag|déjeuner|almuerzo|comida|pranzo|obiad/i],
  ['dinner', /dinner|supper|abend|dîner|cena|avondeten|kolacja/i],
  ['snack', /snack|zwischen|collation|merienda|spuntino|tussendoor|przekąsk/i],
];

/** The meal type for another program's meal name; undefined if unknown. */
export function mealTypeOf(name: string): MealType | undefined {
  return TYPE_NAMES.find(([, words]) => words.test(name))?.[0];
}

/**
 * An id derived from the words, so that importing a file twice adds nothing twice. It has the
 * format of a UUID (version 8, for custom ids).
 */
export async function stableId(words: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words));
  const hex = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`];
  return [...parts, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}
