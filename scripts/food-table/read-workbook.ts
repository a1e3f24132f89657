import readXlsx from 'read-excel-file/node';

type Cell = string | number | boolean | Date | null;

/** The rows of a workbook's first sheet, below the title and the heading. */
export async function readWorkbook(file: string): Promise<{ heading: string[]; rows: Cell[][] }> {
  const sheets = (await readXlsx(file)) as unknown as { data: Cell[][] }[];
  const [, heading = [], ...rows] = sheets[0]?.data ?? [];
  return { heading: heading.map((cell) => String(cell).replace(/\s+/g, ' ')), rows };
}

export function numberIn(row: Cell[], column: number): number {
  const value = row[column];
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    throw new Error(`Not a number in column ${column}: ${JSON.stringify(row.slice(0, 3))}`);
  }
  return value;
}

export function textIn(row: Cell[], column: number): string {
  const value = row[column];
  return value === null || value === undefined ? '' : String(value).trim();
}
