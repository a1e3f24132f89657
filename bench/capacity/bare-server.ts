// The baseline for the product's calls: node's http and SQLite, which receive the same bytes and write what has to be
// kept to the disk before they respond, and do nothing else with it.
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

import { listenerOf } from '../sync/bare/door';
import { recordHandlers } from '../sync/bare/record-handlers';

const folder = process.env['DATA_DIR'] ?? '';
const photos = path.join(folder, 'photos');
mkdirSync(photos);

const listener = listenerOf(recordHandlers(path.join(folder, 'bare.sqlite')));

async function keepPhoto(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const bytes = await buffer(request);
  const file = await open(path.join(photos, randomUUID()), 'wx');
  await file.writeFile(bytes);
  await file.sync();
  await file.close();
  response.end('{}');
}

createServer((request, response) => {
  if (request.url === '/photo') void keepPhoto(request, response);
  else listener(request, response);
}).listen(Number(process.env['PORT']), '127.0.0.1');
