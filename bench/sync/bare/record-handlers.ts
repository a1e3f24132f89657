import type { Handler } from './door';
import { Listeners } from './listeners';
import { BATCH, type BareRecord } from './record';
import { BareTable } from './table';

/** The bare server's calls that store and return records, on a table in this file. */
export function recordHandlers(file: string): Record<string, Handler> {
  const table = new BareTable(file);
  const listeners = new Listeners();
  return {
    'POST /push': ({ userId, body }) => {
      const records = body as BareRecord[];
      const seq = table.put(userId, records);
      listeners.tell(userId, records);
      return { seq };
    },
    'GET /pull': ({ userId, query }) => table.page(userId, Number(query.get('since')), BATCH),
    'GET /live': ({ userId, response }) => {
      listeners.add(userId, response);
    },
  };
}
