// The baseline for the load: node's http and SQLite, where a write is on the disk before the response. A thread flushes
// the disk once for all writes that have arrived meanwhile, as in the product.
import { fdatasync, openSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

import { serve } from '../sync/bare/door';
import { BATCH, type BareRecord } from '../sync/bare/record';
import { BareTable } from '../sync/bare/table';

const file = path.join(process.env['DATA_DIR'] ?? '', 'bare.sqlite');
const table = new BareTable(file, 'NORMAL');
const log = openSync(`${file}-wal`, 'r+');
const flush = promisify(fdatasync);

let running = Promise.resolve();
let next: Promise<void> | undefined;

/** A flush in progress may have started before the caller's commit, so the caller waits for the next one. */
async function flushed(): Promise<void> {
  next ??= running.then(async () => {
    next = undefined;
    await flush(log);
  });
  running = next;
  await next;
}

const LISTED = 20;

serve(
  {
    'POST /push': async ({ userId, body }) => {
      const seq = table.put(userId, body as BareRecord[]);
      await flushed();
      return { seq };
    },
    'GET /pull': ({ userId, query }) => table.page(userId, Number(query.get('since')), BATCH),
    'GET /meals': ({ userId }) => table.page(userId, 0, LISTED),
    'GET /me': ({ userId }) => ({ userId }),
  },
  Number(process.env['PORT']),
);
