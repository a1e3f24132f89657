import type { Measurement } from '#shared/records/measurement';
import { exactLengthIn, lengthIn, type MeasuredPart } from '#shared/rules/body/measurements';
import { daysAfter, daysBetween } from '#shared/rules/calendar';

import { format } from '../../../ui/words/format';
import type { TableData } from '../charts/data-table';
import type { WeightPoint } from '../charts/weight-chart';
import { dateWords } from '../spans';
import { messages } from './messages';
import { lengthWords, partWords } from './part-words';

interface MeasuredDay {
  day: string;
  /** The day's last measurement, in the unit of the newest one. */
  value: number;
}

/** Oldest first, in the unit of the newest measurement. */
function measuredDays({ measured }: MeasuredPart): MeasuredDay[] {
  const { unit } = measured[0];
  const byDay = new Map<string, number>();
  // The list is newest first, so the first entry of a day is its last measurement.
  for (const one of measured) {
    const day = dayOf(one);
    if (!byDay.has(day)) byDay.set(day, exactLengthIn(unit, one.value, one.unit));
  }
  return [...byDay].map(([day, value]) => ({ day, value })).reverse();
}

interface Shown {
  today: string;
  /** In days. */
  range: number;
}

/**
 * A point for each day of the range from the first to the last measurement, interpolated linearly. Empty if there are
 * fewer than two such days, because one point does not make a line.
 */
export function measurementPoints(part: MeasuredPart, { today, range }: Shown): WeightPoint[] {
  const days = measuredDays(part);
  const { unit } = part.measured[0];
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const from = [first.day, daysAfter(today, -range)].sort().at(-1) ?? first.day;
  const count = daysBetween(from, last.day) + 1;
  if (count < 2) return [];
  const known = new Map(days.map(({ day, value }) => [day, value]));
  return Array.from({ length: count }, (_, at): WeightPoint => {
    const day = daysAfter(from, at);
    const measured = known.get(day) ?? null;
    return {
      key: day,
      isToday: day === today,
      title: dateWords(day),
      lines: [
        measured === null
          ? messages.notMeasured
          : format(messages.measuredAs, { size: lengthWords(toTenth(measured), unit) }),
      ],
      measured,
      trend: between(days, day),
    };
  });
}

/** Days with a measurement, newest first. */
export function measurementTable(part: MeasuredPart, { today, range }: Shown): TableData {
  const from = daysAfter(today, -range);
  return {
    caption: format(messages.eachDayMeasured, { part: partWords(part.part) }),
    columns: [messages.day, partWords(part.part)],
    rows: part.measured
      .filter((one) => dayOf(one) >= from)
      .map((one) => [
        dateWords(dayOf(one)),
        lengthWords(lengthIn(one.unit, one.value, one.unit), one.unit),
      ]),
  };
}

/** Interpolates linearly between the measurements before and after a day. */
function between(days: readonly MeasuredDay[], day: string): number {
  const after = days.find((one) => one.day >= day) ?? days.at(-1);
  const before = days.findLast((one) => one.day <= day) ?? days[0];
  if (!after || !before || after.day === before.day) return (after ?? before)?.value ?? 0;
  const part = daysBetween(before.day, day) / daysBetween(before.day, after.day);
  return before.value + (after.value - before.value) * part;
}

function dayOf({ measuredAt }: Measurement): string {
  return measuredAt.slice(0, 10);
}

function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
