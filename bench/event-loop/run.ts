// The longest stall of the server's event loop: maintenance, the list of meals and a digest, in a database of 1.1
// million records.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { readEnv } from '../../api/app/env';
import { runMaintenance } from '../../api/app/maintenance';
import { closeServices, openServices, type Services } from '../../api/app/services';
import { digestsAt } from '../../api/store/changes';
import { listMeals } from '../../api/store/meals/listed-meals';
import { RECORDS } from '#shared/records/index';
import { BIG_PERSON, makeBigDatabase, sized } from '../../test/kit/big-database';
import { printRows } from '../sync/table';

const { values } = parseArgs({
  options: {
    part: { type: 'string', default: '1' },
    /** A folder that is kept for later runs; by default a temporary one. */
    folder: { type: 'string' },
  },
});

interface Measured {
  /** The longest turn of the event loop in wall time, and in processor time, in ms. */
  stall: number;
  processor: number;
  took: number;
  /** The longest time that a writer waited for its commit meanwhile. */
  write: number;
}

/** Processor time of this thread, in ms: other work on the machine does not increase it. */
function threadMs(): number {
  const [ran = ''] = readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ');
  return Number(ran) / 1e6;
}

/** Runs work while a writer commits every 20 ms, and records the longest stall of the event loop. */
async function measure(services: Services, work: () => Promise<unknown>): Promise<Measured> {
  const most = { stall: 0, processor: 0, write: 0 };
  let [clock, ran] = [performance.now(), threadMs()];
  let ended = false;
  const turn = () => {
    const [now, runs] = [performance.now(), threadMs()];
    most.stall = Math.max(most.stall, now - clock);
    most.processor = Math.max(most.processor, runs - ran);
    [clock, ran] = [now, runs];
    if (!ended) setImmediate(turn);
  };
  setImmediate(turn);
  const writer = setInterval(() => {
    const began = performance.now();
    void services.db
      .updateTable('sys')
      .set({ v: 'x' })
      .where('k', '=', 'bench')
      .execute()
      .then(() => (most.write = Math.max(most.write, performance.now() - began)));
  }, 20);
  const began = performance.now();
  await work();
  const took = performance.now() - began;
  await new Promise((resolve) => setTimeout(resolve, 30));
  ended = true;
  clearInterval(writer);
  return { ...most, took };
}

async function main(): Promise<void> {
  const folder = values.folder ?? mkdtempSync(path.join(tmpdir(), 'platelog-event-loop-'));
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
  const rows: string[][] = [['longest turn, ms', 'processor', 'clock', 'took', 'a write waited']];
  const note = async (what: string, work: () => Promise<unknown>) => {
    const { stall, processor, took, write } = await measure(services, work);
    rows.push([what, ...[processor, stall, took, write].map((ms) => ms.toFixed(0))]);
  };
  await note('nothing', async () => new Promise((resolve) => setTimeout(resolve, 500)));
  // Every write includes the disk's time for a commit; maintenance commits without it.
  await note('200 commits alone', async () => {
    for (let n = 0; n < 200; n += 1) {
      await services.db
        .updateTable('sys')
        .set({ v: String(n) })
        .where('k', '=', 'bench')
        .execute();
      await new Promise((resolve) => setImmediate(resolve));
    }
  });
  await note('GET /api/meals?limit=50', async () => listMeals(services.db, BIG_PERSON, range));
  const kinds = Object.keys(RECORDS);
  const { seq } = await services.db
    .selectFrom('users')
    .select('seq')
    .where('id', '=', BIG_PERSON)
    .executeTakeFirstOrThrow();
  await note('a digest', async () => digestsAt(services.db, { userId: BIG_PERSON, seq }, kinds));
  await note('maintenance, first', async () => runMaintenance(services));
  await note('maintenance, again', async () => runMaintenance(services));
  printRows(rows);
  await closeServices(services);
  if (values.folder === undefined) rmSync(folder, { recursive: true });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
