// express-pouchdb as its documentation starts it, on LevelDB, with only what a client needs.
import path from 'node:path';

import { loadPeer } from './load';
import type { PouchClass } from './pouchdb-types';

interface Application {
  use: (handler: unknown) => Application;
  listen: (port: number, host: string) => unknown;
}

async function main(): Promise<void> {
  const { default: express } = await loadPeer<{ default: () => Application }>('express');
  const { default: PouchDB } = await loadPeer<{ default: PouchClass }>('pouchdb');
  const { default: expressPouch } = await loadPeer<{
    default: (pouch: PouchClass, options: object) => unknown;
  }>('express-pouchdb');
  const prefix = path.join(process.env['DATA_DIR'] ?? '', '/');
  const options = { mode: 'minimumForPouchDB', inMemoryConfig: true };
  express()
    .use(expressPouch(PouchDB.defaults({ prefix }), options))
    .listen(Number(process.env['PORT']), '127.0.0.1');
}

void main();
