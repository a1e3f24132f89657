import type { WeightUnit } from '#shared/records/profile';
import { weightKind } from '#shared/records/weight';

import type { Incoming } from '../../../../../store/import';
import { format } from '../../../../../ui/words/format';
import { makeMeals, stableId } from './make-meals';
import type { Found, Reason, Weighing } from '../formats/format';
import { type Answers, type Ask, nothingFrom, type ParsedFile } from '../parsed-file';
import { messages } from '../messages';

/** The data found in one table of a file. */
export interface Part {
  /** The program's key, which is part of the records' ids. */
  key: string;
  program: string;
  found: Found;
  file: string;
}

// For weights without a time, because most people weigh themselves in the morning.
const MORNING = '08:00';

/** Converts all found data to records for the import. */
export async function makeParsedFile(
  parts: readonly Part[],
  { answers, asks }: { answers: Answers; asks: Ask[] },
): Promise<ParsedFile> {
  const parsed = nothingFrom([...new Set(parts.map(({ program }) => program))].join(' and '));
  parsed.asks = asks;
  const withLines = new Set(
    parts.flatMap(({ found }) => found.entries.flatMap((one) => (one.wholeDay ? [] : one.day))),
  );
  const unit = weightUnit(parts, parsed, answers);
  const weights = new Map<string, Incoming>();
  for (const { key, found } of parts) {
    const entries = found.entries.filter((one) => !one.wholeDay || !withLines.has(one.day));
    const covered = found.entries.length - entries.length;
    if (covered > 0) parsed.leftOut.push(format(messages.leftOutSums, { count: covered }));
    const meals = await makeMeals(key, entries);
    parsed.incoming.push(...meals.incoming);
    parsed.unread.push(...meals.unread);
    parsed.wholeDays.push(...meals.wholeDays);
    parsed.problems.push(...found.problems, ...meals.problems);
    for (const weighing of found.weighings) {
      const read = await weightOf(weighing, { key, ...unit });
      if (typeof read === 'string') parsed.problems.push(read);
      else weights.set(read.id, read);
    }
  }
  parsed.incoming.push(...weights.values());
  parsed.leftOut.push(...leftOutOf(parts, parsed, answers));
  return parsed;
}

interface AssumedUnit {
  unit: WeightUnit;
  /** False until the user has answered, or if the account does not show it. */
  isKnown: boolean;
}

/** The unit of weights without one, about which the user is asked. */
function weightUnit(parts: readonly Part[], parsed: ParsedFile, answers: Answers): AssumedUnit {
  const weighings = parts.flatMap(({ found }) => found.weighings);
  const first = weighings.find(({ unit }) => unit === null);
  const guess = parts.flatMap(({ found }) => found.unit ?? [])[0] ?? null;
  if (first) parsed.asks.push({ about: 'weights', guess, example: String(first.weight) });
  const known = answers.weights ?? guess;
  return { unit: known ?? 'kg', isKnown: known !== null };
}

/** Converts a weight to a record, or returns why that is not possible. */
async function weightOf(
  { day, time, weight, unit: stated, place }: Weighing,
  { key, unit, isKnown }: { key: string } & AssumedUnit,
): Promise<Incoming | string> {
  const weightUnit = stated ?? unit;
  const rounded = Math.round(weight * 100) / 100;
  const fields = { weight: rounded, weightUnit, recordedAt: `${day}T${time ?? MORNING}` };
  const patch = weightKind.client.safeParse(fields).data;
  if (!patch) {
    const isUnitKnown = stated !== null || isKnown;
    const words = isUnitKnown ? `${weight} ${weightUnit}` : String(weight);
    return format(messages.noWeightOfAPerson, { place, weight: words });
  }
  // The id does not depend on the unit: the same file with another answer must give the same records.
  const id = await stableId([key, 'weight', JSON.stringify([day, time, weight])].join(' '));
  return { type: 'weight', id, patch };
}

const REASONS: Readonly<Record<Reason, (count: number) => string>> = {
  exercise: (count) => format(messages.leftOutExercise, { count }),
  deleted: (count) => format(messages.leftOutDeleted, { count }),
  'empty-day': (count) => format(messages.leftOutEmptyDays, { count }),
  'incomplete-day': (count) => format(messages.leftOutIncompleteDays, { count }),
  total: (count) => format(messages.leftOutTotals, { count }),
  measurement: (count) => format(messages.leftOutMeasurements, { count }),
};

function leftOutOf(parts: readonly Part[], parsed: ParsedFile, answers: Answers): string[] {
  const counts = new Map<Reason, number>();
  for (const { found } of parts) {
    for (const reason of found.leftOut) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  const days = counts.get('incomplete-day') ?? 0;
  if (days > 0 || answers.incomplete !== undefined) {
    parsed.asks.push({ about: 'incomplete', guess: 'leave-out', days });
  }
  return [...counts].map(([reason, count]) => REASONS[reason](count));
}
