// The longest time for which the server's event loop stands still: maintenance, the list of meals and a
// digest, in a database of 1.1 million records.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';

import { readEnv } from '../../api/app/env';
import { keepHouse } from '../../api/app/housekeeping';
import { closeServices, openServices, type Services } from '../../api/app/services';
import { digestsAt } from '../../api/store/live-digests';
import { listMeals } from '../../api/store/listed-meals';
import { RECORDS } from '#shared/records/index';
import { BIG_PERSON, makeBigDatabase, sized } from '../../test/kit/big-database';
import { printRows } from '../sync/table';

const { values } = parseArgs({
  options: {
    part: { type: 'string', default: '1' },
    /** A folder that is kept and used again; else one that goes with the run. */
    folder: { type: 'string' },
  },
});

interface Measured {
  stall: number;
  took: number;
  /** The longest time that a writer has waited for its turn meanwhile. */
  write: number;
}

/** Runs work while a writer commits every 20 ms, and notes how long the loop stood still. */
async function measure(services: Services, work: () => Promise<unknown>): Promise<Measured> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  let write = 0;
  const writer = setInterval(() => {
    const began = performance.now();
    void services.db
      .updateTable('sys')
      .set({ v: 'x' })
      .where('k', '=', 'bench')
      .execute()
      .then(() => (write = Math.max(write, performance.now() - began)));
  }, 20);
  delay.enable();
  // Its first mark has none before it to be compared with; a reset would take that away again.
  await new Promise((resolve) => setTimeout(resolve, 100));
  const began = performance.now();
  await work();
  const took = performance.now() - began;
  await new Promise((resolve) => setTimeout(resolve, 30));
  delay.disable();
  clearInterval(writer);
  return { stall: delay.max / 1e6, took, write };
}

async function main(): Promise<void> {
  const folder = values.folder ?? mkdtempSync(path.join(tmpdir(), 'platelog-load-'));
  if (!existsSync(path.join(folder, 'platelog.sqlite'))) {
    await makeBigDatabase(folder, sized(Number(values.part)));
  }
  const services = await openServices(readEnv({ DATA_DIR: folder, LOG_LEVEL: 'error' }));
  await services.db
    .insertInto('sys')
    .values({ k: 'bench', v: 'x' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const range = { from: undefined, to: undefined, limit: 50 };
  const rows: string[][] = [['longest stall, ms', 'stall', 'took', 'a write waited']];
  const note = async (what: string, work: () => Promise<unknown>) => {
    const { stall, took, write } = await measure(services, work);
    rows.push([what, stall.toFixed(1), took.toFixed(0), write.toFixed(1)]);
  };
  await note('nothing', async () => new Promise((resolve) => setTimeout(resolve, 500)));
  await note('GET /api/meals?limit=50', async () => listMeals(services.db, BIG_PERSON, range));
  const kinds = Object.keys(RECORDS);
  const { seq } = await services.db
    .selectFrom('users')
    .select('seq')
    .where('id', '=', BIG_PERSON)
    .executeTakeFirstOrThrow();
  await note('a digest', async () => digestsAt(services.db, { userId: BIG_PERSON, seq }, kinds));
  await note('maintenance, first', async () => keepHouse(services));
  await note('maintenance, again', async () => keepHouse(services));
  printRows(rows);
  await closeServices(services);
  if (values.folder === undefined) rmSync(folder, { recursive: true });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
