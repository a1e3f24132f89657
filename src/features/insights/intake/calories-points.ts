import { format } from '../../../ui/words/format';
import { unbroken } from '../../../ui/words/text';
import { wholeWords } from '../../../ui/words/number';
import type { CaloriesPoint } from '../charts/calories-chart';
import type { TableData } from '../charts/data-table';
import { messages } from '../messages';
import { type Span, titleOf } from '../spans';

export function caloriesPoints(
  spans: readonly Span[],
  target: number | undefined,
): CaloriesPoint[] {
  return spans.map((span) => {
    const calories = span.average?.nutrients.calories ?? null;
    return {
      key: span.from,
      title: titleOf(span),
      lines: [eatenWords(span), ...againstWords(calories, target)],
      calories,
      missing: calories === null && !span.isToday ? 0 : null,
      isToday: span.isToday,
    };
  });
}

/** Newest first. */
export function caloriesTable(spans: readonly Span[], target: number | undefined): TableData {
  const isWeekly = spans.some(({ from, to }) => from !== to);
  return {
    caption: isWeekly ? messages.caloriesOfAnAverageDay : messages.caloriesDayByDay,
    columns: [
      isWeekly ? messages.week : messages.day,
      messages.eaten,
      ...(target === undefined ? [] : [messages.againstTarget]),
    ],
    rows: spans
      .map((span) => {
        const calories = span.average?.nutrients.calories ?? null;
        const against = target === undefined ? [] : [signedWords(calories, target)];
        return [titleOf(span), eatenWords(span), ...against];
      })
      .reverse(),
  };
}

/** A day without a meal is not logged, and not zero. */
function eatenWords({ average, unread, from, to }: Span): string {
  if (!average) return unread > 0 ? messages.noFiguresYet : messages.notLogged;
  const kcal = unbroken(`${wholeWords(average.nutrients.calories ?? 0)} kcal`);
  return from === to ? kcal : format(messages.aDayLogged, { kcal, days: average.days });
}

function againstWords(calories: number | null, target: number | undefined): string[] {
  if (calories === null || target === undefined) return [];
  const apart = Math.round(calories) - target;
  if (apart === 0) return [messages.rightOnYourTarget2];
  return [
    format(messages.yourTarget, {
      wholeWords: wholeWords(Math.abs(apart)),
      rest: apart > 0 ? 'over' : 'under',
    }),
  ];
}

function signedWords(calories: number | null, target: number): string {
  if (calories === null) return '';
  const apart = Math.round(calories) - target;
  if (apart === 0) return unbroken('±0 kcal');
  return unbroken(`${apart > 0 ? '+' : '−'}${wholeWords(Math.abs(apart))} kcal`);
}
