import {
  byDetail,
  DETAIL_NUTRIENTS,
  DETAIL_ROWS,
  type DetailAmounts,
} from '#shared/records/detail-nutrients';
import type { MealItem } from '#shared/records/meal-item';

import { codesOf } from '../table/compact-table';
import type { CompactCodes } from '../table/compact-table';

/** The committed file: for each table its codes, and columns in the order of `DETAIL_NUTRIENTS`. */
export interface CompactDetails {
  schema: 1;
  parts: {
    /** A table's release without the number of its edition: codes keep their meaning from one to the next. */
    family: string;
    codes: CompactCodes;
    /** Per 100 g, times the scale of `DETAIL_ROWS`; null where the source does not tell. */
    columns: (number | null)[][];
  }[];
}

export interface DetailTable {
  /**
   * Amounts per 100 g of a table's food.
   * @returns undefined for a food, or a table, that this file does not know
   */
  of: (source: MealItem['source']) => DetailAmounts | undefined;
}

/** Pure; reads a row when it is first asked for. */
export function openDetailTable({ parts }: CompactDetails): DetailTable {
  const families = new Map(
    parts.map(({ family, codes, columns }) => {
      const rows = new Map(codesOf(codes).map((code, row) => [code, row]));
      return [family, { rows, columns, read: new Map<number, DetailAmounts>() }];
    }),
  );
  return {
    of: (source) => {
      if (source.kind !== 'table') return undefined;
      const part = families.get(familyOf(source.table));
      const row = part?.rows.get(source.code);
      if (!part || row === undefined) return undefined;
      const known = part.read.get(row) ?? readRow(part.columns, row);
      part.read.set(row, known);
      return known;
    },
  };
}

const PLACES = byDetail((nutrient) => DETAIL_NUTRIENTS.indexOf(nutrient));

function readRow(columns: readonly (readonly (number | null)[])[], row: number): DetailAmounts {
  return byDetail((nutrient) => {
    const value = columns[PLACES[nutrient]]?.[row] ?? null;
    return value === null ? null : value / DETAIL_ROWS[nutrient].scale;
  });
}

/** 'Platelog foods 6' and 'Platelog foods 9' are one family; 'FNDDS 2021-2023' is one of its own. */
export function familyOf(release: string): string {
  return release.replace(/ \d{1,3}$/, '');
}
