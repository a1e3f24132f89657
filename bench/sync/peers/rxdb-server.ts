// The server side of RxDB's HTTP replication: the bare server with the conflict check that its protocol requires.
import path from 'node:path';

import { serve } from '../bare/door';
import { Listeners } from '../bare/listeners';
import { BATCH } from '../bare/record';
import { BareTable } from '../bare/table';
import { asRx, fromRx, type RxMeal, type RxPage, type RxPushRow } from './rxdb-types';

const table = new BareTable(path.join(process.env['DATA_DIR'] ?? '', 'rxdb.sqlite'));
const listeners = new Listeners();

serve(
  {
    'POST /push': ({ userId, body }) => {
      const rows = body as RxPushRow[];
      const conflicts = rows.flatMap(conflictOf);
      const clashing = new Set(conflicts.map(({ id }) => id));
      const taken = rows.map((row) => row.newDocumentState).filter(({ id }) => !clashing.has(id));
      const seq = table.put(userId, taken.map(fromRx));
      const page: RxPage = { documents: taken, checkpoint: { seq } };
      listeners.tell(userId, page);
      return conflicts;
    },
    'GET /pull': ({ userId, query }): RxPage => {
      const { records, cursor } = table.page(userId, Number(query.get('since')), BATCH);
      return { documents: records.map(asRx), checkpoint: { seq: cursor } };
    },
    'GET /live': ({ userId, response }) => {
      listeners.add(userId, response);
    },
  },
  Number(process.env['PORT']),
);

function conflictOf({ newDocumentState, assumedMasterState }: RxPushRow): RxMeal[] {
  const current = table.find(newDocumentState.id);
  if (!current || current.updatedAt === assumedMasterState?.updatedAt) return [];
  return [asRx(current)];
}
