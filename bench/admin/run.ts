// The admin area with very many users: response times of the list, memory of the export, and its cells.
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { LiveServer } from '../../test/kit/live-server';
import { median, percentile, rounded } from '../numbers';
import { Desk } from './desk';
import { growthDuring, processorMs } from './memory';
import { addPeople } from './people';
import { hasSpreadsheet, openIn } from './spreadsheet';

const ANSWER_MS = 100;
const MORE_MB = 150;
const CONTROL = '"a","=1+1"\r\n';

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '100000' },
    runs: { type: 'string', default: '21' },
    sheet: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const users = Number(values.users);

/** Requests of an administrator, from the most common to the worst case. */
const QUESTIONS: [string, string][] = [
  ['the session alone, for comparison', 'me'],
  ['the cards', 'statistics'],
  ['first page', 'users'],
  ['last page', `users?offset=${users - 50}`],
  ['by name', 'users?sort=name&direction=ascending'],
  ['by name, middle', `users?sort=name&offset=${Math.floor(users / 2)}`],
  ['by e-mail', 'users?sort=email'],
  ['by status', 'users?sort=status'],
  ['by images', 'users?sort=images'],
  ['search: one person', 'users?search=ada.70'],
  ['search: a last name', 'users?search=lovelace'],
  ['search: two words', 'users?search=ada%20hopper'],
  ['search: everybody', 'users?search=example'],
  ['search: everybody, by name, middle', `users?search=example&sort=name&offset=${users / 2}`],
  ['search: a status', 'users?search=cancelled'],
  ['search: two letters', 'users?search=lo'],
  ['search: one letter', 'users?search=a'],
  ['search: two letters that nobody has', 'users?search=qq'],
  ['search: nobody', 'users?search=nobody-has-this'],
];

let failed = false;

interface Bound {
  most: number;
  unit: string;
}

function judge(what: string, value: number, { most, unit }: Bound): void {
  const good = value <= most;
  failed ||= !good;
  console.log(`${good ? 'ok  ' : 'FAIL'} ${what}: ${rounded(value)} ${unit} of ${most} at most`);
}

/**
 * The server's own processor time is always judged; the response time only if nothing else keeps the processors busy.
 */
async function answers(desk: Desk, pid: number): Promise<void> {
  const runs = Number(values.runs);
  const busy = (loadavg()[0] ?? 0) > availableParallelism();
  if (busy) console.log('     The machine is busy: times are told and not judged.');
  for (const [what, address] of QUESTIONS) {
    for (let warm = 0; warm < 2; warm += 1) await desk.time(address);
    const times: number[] = [];
    const before = processorMs(pid);
    for (let run = 0; run < runs; run += 1) times.push(await desk.time(address));
    const work = (processorMs(pid) - before) / runs;
    const [typical, slow] = [median(times), percentile(times, 95)].map(rounded);
    const took = `${what} (half within ${typical} ms, 95% within ${slow} ms), the server's work`;
    judge(took, busy ? work : Math.max(work, typical ?? 0), { most: ANSWER_MS, unit: 'ms' });
  }
}

async function exported(desk: Desk, pid: number): Promise<string> {
  const { grown, result } = await growthDuring(pid, async () =>
    (await desk.ask('users/export')).text(),
  );
  const megabytes = rounded(result.length / 1e6);
  judge(`memory during an export of ${megabytes} MB`, grown, { most: MORE_MB, unit: 'MB' });
  return result;
}

function sheet(folder: string, csv: string): void {
  if (!values.sheet || !hasSpreadsheet()) {
    console.log('skip the export in LibreOffice: it is not here (libreoffice-calc-nogui)');
    return;
  }
  const control = openIn(folder, CONTROL, ',');
  if (control.formulas !== 1) throw new Error('LibreOffice finds no formula where one is.');
  // A byte order mark is removed when a text is decoded.
  for (const separator of [',', ';'] as const) {
    const { rows, formulas } = openIn(folder, `\uFEFF${csv}`, separator);
    console.log(`     LibreOffice, parted at '${separator}': ${rows} rows`);
    judge(`formula cells, parted at '${separator}'`, formulas, { most: 0, unit: 'cells' });
    if (separator === ',')
      judge('rows that are missing', users + 1 - rows, { most: 0, unit: 'rows' });
  }
}

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-admin-'));
  const server = await LiveServer.start({ LOG_LEVEL: 'error' });
  try {
    await server.stop();
    const began = performance.now();
    addPeople(server.dataFolder, users);
    console.log(`${users} users in ${rounded((performance.now() - began) / 1_000)} s`);
    await server.start();
    const desk = await Desk.open(server);
    await answers(desk, server.pid);
    sheet(folder, await exported(desk, server.pid));
  } finally {
    await server.remove();
    rmSync(folder, { recursive: true, force: true });
  }
  process.exitCode = failed ? 1 : 0;
}

void main();
