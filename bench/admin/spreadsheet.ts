import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { strFromU8, unzipSync } from 'fflate';

const PATIENCE_MS = 540_000;

export interface Sheet {
  rows: number;
  formulas: number;
}

export const hasSpreadsheet = (): boolean =>
  spawnSync('soffice', ['--headless', '--version']).status === 0;

/**
 * Lets LibreOffice open a CSV file, and counts the resulting cells.
 * @param separator between the cells: the comma, or the semicolon that half of Europe uses
 */
export function openIn(folder: string, csv: string, separator: ',' | ';'): Sheet {
  const file = path.join(folder, 'users.csv');
  writeFileSync(file, csv);
  const read = `CSV:${separator.charCodeAt(0)},34,76,1`;
  const profile = `-env:UserInstallation=file://${path.join(folder, 'profile')}`;
  const words = [profile, '--headless', '--convert-to', 'xlsx', `--infilter=${read}`];
  const { status, stderr } = spawnSync('soffice', [...words, '--outdir', folder, file], {
    timeout: PATIENCE_MS,
  });
  if (status !== 0) throw new Error(`LibreOffice: ${stderr.toString()}`);
  const sheet = 'xl/worksheets/sheet1.xml';
  const files = unzipSync(readFileSync(path.join(folder, 'users.xlsx')), {
    filter: ({ name }) => name === sheet,
  });
  const text = strFromU8(files[sheet] ?? new Uint8Array());
  const count = (part: RegExp) => text.match(part)?.length ?? 0;
  return { rows: count(/<row /g), formulas: count(/<f[ >]/g) };
}
