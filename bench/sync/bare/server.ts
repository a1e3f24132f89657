// The bare limit: node's http, better-sqlite3, and what a store of meals cannot do without.
import path from 'node:path';

import { serve } from './door';
import { Listeners } from './listeners';
import { BATCH, type BareRecord } from './record';
import { BareTable } from './table';

const table = new BareTable(path.join(process.env['DATA_DIR'] ?? '', 'bare.sqlite'));
const listeners = new Listeners();

serve(
  {
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
  },
  Number(process.env['PORT']),
);
