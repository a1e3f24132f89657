// The bare limit: node's http, better-sqlite3, and what a store of meals cannot do without.
import path from 'node:path';

import { serve } from './door';
import { recordHandlers } from './record-handlers';

serve(
  recordHandlers(path.join(process.env['DATA_DIR'] ?? '', 'bare.sqlite')),
  Number(process.env['PORT']),
);
