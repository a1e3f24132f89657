import { type CompactDetails, openDetailTable } from '#shared/nutrition/nutrients/detail-table';
import { codesOf } from '#shared/nutrition/table/compact-table';
import { DETAIL_NUTRIENTS, DETAIL_ROWS, type DetailUnit } from '#shared/records/detail-nutrients';

import { compactCodes } from '../write-table';
import type { Details } from './read-details';

// No part weighs more than the food itself; SR28's fatty acids may be above 100 g by rounding.
const MOST: Record<DetailUnit, number> = { g: 100.5, mg: 100_000, µg: 100_000_000 };

/** As a compact table; the same amounts give the same bytes. @throws Error on an impossible value */
export function writeDetails(
  parts: readonly { family: string; details: Details }[],
): CompactDetails {
  return {
    schema: 1,
    parts: parts.map(({ family, details }) => {
      const rows = [...details].sort(([one], [other]) => (one < other ? -1 : 1));
      return {
        family,
        codes: compactCodes(rows.map(([code]) => code)),
        columns: DETAIL_NUTRIENTS.map((nutrient) =>
          rows.map(([code, { [nutrient]: amount }]) => {
            if (amount === null) return null;
            const { scale, unit } = DETAIL_ROWS[nutrient];
            if (!(amount >= 0 && amount <= MOST[unit]))
              throw new Error(`${code}: ${nutrient} ${amount}`);
            return Math.round(amount * scale);
          }),
        ),
      };
    }),
  };
}

/** The contents of a table, by family. */
export function detailsIn(table: CompactDetails): { family: string; details: Details }[] {
  const open = openDetailTable(table);
  return table.parts.map(({ family, codes }) => ({
    family,
    details: new Map(
      codesOf(codes).flatMap((code) => {
        const amounts = open.of({ kind: 'table', table: family, code, description: '' });
        return amounts ? [[code, amounts]] : [];
      }),
    ),
  }));
}
