import { statSync } from 'node:fs';
import path from 'node:path';

import type { RunningServer } from '../sync/candidates';
import { asBare } from '../sync/bare/record';
import { listen } from '../sync/event-stream';
import { compressed, HttpConnection } from '../sync/http-connection';
import type { EndlessMeals } from '../sync/endless-meals';
import type { Calls, Subject } from './subject';

/** The bare server. A meal in words is sent as a meal, and a photo as its bytes. */
export function bareSubject(
  server: RunningServer,
  meals: EndlessMeals,
  photo: () => Buffer,
): Subject {
  const seqs = new Map<number, number>();
  const connections = new Map<number, HttpConnection>();
  const connectionOf = (n: number) => {
    const connection = connections.get(n) ?? new HttpConnection(server.url);
    connections.set(n, connection);
    return connection;
  };
  const push = async (n: number, count: number) => {
    const text = JSON.stringify(meals.take(count).map(asBare));
    const packed = count > 1;
    const { body } = await connectionOf(n).send({
      method: 'POST',
      path: `/push?user=${n}`,
      headers: packed ? { 'Content-Encoding': 'gzip' } : {},
      body: packed ? compressed(text) : text,
    });
    seqs.set(n, (JSON.parse(body.toString()) as { seq: number }).seq);
  };
  const callsOf = (n: number): Calls => ({
    'sync, nothing new': async () => {
      const path = `/pull?user=${n}&since=${seqs.get(n) ?? 0}`;
      await connectionOf(n).send({ method: 'GET', path });
    },
    'sync, 1 record': async () => push(n, 1),
    'sync, 100 records': async () => push(n, 100),
    'a meal in words': async () => push(n, 1),
    'a photo': async () => {
      await connectionOf(n).send({ method: 'POST', path: '/photo', body: photo() });
    },
  });
  return {
    name: 'bare',
    server,
    callsOf,
    listen: async (n, heard) => listen(`${server.url}/live?user=${n}`, {}, heard),
    settled: async () => Promise.resolve(),
    stored: async () => Promise.resolve(statSync(path.join(server.dataFolder, 'bare.sqlite')).size),
  };
}
