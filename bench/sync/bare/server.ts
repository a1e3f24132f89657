// The bare limit: node's http, better-sqlite3, and the minimum that a store of meals needs.
import path from 'node:path';

import { serve } from './door';
import { recordHandlers } from './record-handlers';

serve(
  recordHandlers(path.join(process.env['DATA_DIR'] ?? '', 'bare.sqlite')),
  Number(process.env['PORT']),
);
