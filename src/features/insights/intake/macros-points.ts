import type { AverageDay } from '#shared/nutrition/intake/average-day';
import { ALL_KNOWN } from '#shared/nutrition/intake/reference-values';
import { ENERGY_PER_GRAM } from '#shared/records/nutrients';

import { NUTRIENT_NAMES, nutrientWords } from '../../../ui/figures/nutrient-words';
import type { TableData } from '../charts/data-table';
import type { MacrosPoint } from '../charts/macros-chart';
import { messages } from '../messages';
import { titleOf, type Span } from '../spans';

export const MACROS = ['protein', 'carbs', 'fat'] as const;
type Macro = (typeof MACROS)[number];

export function macrosPoints(spans: readonly Span[]): MacrosPoint[] {
  return spans.map((span) => ({
    key: span.from,
    title: titleOf(span),
    lines: linesOf(span),
    protein: span.average?.nutrients.protein ?? null,
    carbs: span.average?.nutrients.carbs ?? null,
    fat: span.average?.nutrients.fat ?? null,
    missing: span.average || span.isToday ? null : 0,
    isToday: span.isToday,
    isPartial: span.isPartial,
  }));
}

function linesOf({ average, isPartial }: Span): string[] {
  if (!average) return [messages.notLogged];
  // From top to bottom, like the stacked column.
  const amounts = [...MACROS]
    .reverse()
    .map((macro) => `${NUTRIENT_NAMES[macro]} ${amountWords(average, macro)}`);
  return isPartial ? [...amounts, messages.aPartialDay] : amounts;
}

/** Whether some foods have no value, so that the sum is a minimum. */
export function isLeast({ nutrients, coverage }: AverageDay, macro: Macro): boolean {
  return nutrients[macro] !== null && coverage[macro] < ALL_KNOWN;
}

/** '≥ 9 g' if some foods have no value. */
function amountWords(average: AverageDay, macro: Macro): string {
  const words = nutrientWords(macro, average.nutrients[macro]);
  return isLeast(average, macro) ? `≥ ${words}` : words;
}

/** Newest first. */
export function macrosTable(spans: readonly Span[]): TableData {
  const isWeekly = spans.some(({ from, to }) => from !== to);
  return {
    caption: isWeekly ? messages.macrosByWeek : messages.macrosByDay,
    columns: [
      isWeekly ? messages.week : messages.day,
      ...MACROS.map((macro) => NUTRIENT_NAMES[macro]),
    ],
    rows: spans
      .map((span) => [
        titleOf(span),
        ...MACROS.map((macro) =>
          span.average ? amountWords(span.average, macro) : messages.notLogged,
        ),
      ])
      .reverse(),
  };
}

/** Shares of the energy of the three macros, in whole percent; null if one is unknown. */
export function sharesOf({
  nutrients,
}: Pick<AverageDay, 'nutrients'>): Record<Macro, number> | null {
  const { protein, carbs, fat } = nutrients;
  if (protein === null || carbs === null || fat === null) return null;
  const energy = {
    protein: protein * ENERGY_PER_GRAM.protein,
    carbs: carbs * ENERGY_PER_GRAM.carbs,
    fat: fat * ENERGY_PER_GRAM.fat,
  };
  const total = energy.protein + energy.carbs + energy.fat;
  if (total === 0) return null;
  const share = (macro: Macro) => Math.round((100 * energy[macro]) / total);
  return { protein: share('protein'), carbs: share('carbs'), fat: share('fat') };
}
