import {
  type health,
  type live,
  type ready,
  STREAM_PAUSE_MS,
  type tryStream,
} from '#shared/contract/host';

import type { PublicHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import { EventStream } from '../../http/respond';
import { type Database, readEpoch } from '../../store/database';
import { schemaVersion } from '../../store/migrate';

interface HealthServices {
  db: Database;
  disk: { readonly isFull: boolean };
  damage: { readonly isFound: boolean };
  version: string;
}

interface WatchedServices extends HealthServices {
  backups: { readonly state: 'off' | 'waiting' | 'ok' | 'failed' };
  files: { readonly failure?: string | undefined; readonly isOursAlone: boolean };
}

interface ReadyServices extends HealthServices {
  /** The schema version of this program. */
  schema: number;
  life: { readonly isStopping: boolean };
}

const DAMAGED = 'The database is damaged. Stop the server and restore a backup.';

/** Fails if the database does not respond or is damaged. A full disk is not a failure, because reading works. */
export function healthHandler({
  db,
  disk,
  damage,
  backups,
  files,
  version,
}: WatchedServices): PublicHandler<typeof health> {
  return async () => {
    await readEpoch(db);
    if (damage.isFound) throw refuse('not_ready', { detail: DAMAGED });
    const status = disk.isFull ? 'disk_full' : 'ok';
    const photos = files.failure === undefined ? ('ok' as const) : ('away' as const);
    return {
      ok: true as const,
      status,
      backups: backups.state,
      version,
      ...(files.isOursAlone ? {} : { photos }),
    };
  };
}

export function liveHandler({ version }: { version: string }): PublicHandler<typeof live> {
  return async () => Promise.resolve({ status: 'live', version });
}

export function tryStreamHandler(): PublicHandler<typeof tryStream> {
  return async () => {
    const stream = new EventStream(() => {
      clearTimeout(second);
    });
    const second = setTimeout(() => {
      stream.send('end');
      stream.end();
    }, STREAM_PAUSE_MS);
    return Promise.resolve(stream);
  };
}

/** @throws Refusal with the first reason why the server is not ready */
export function readyHandler(services: ReadyServices): PublicHandler<typeof ready> {
  return async () => {
    const detail = await reasonNotReady(services);
    if (detail !== undefined) throw refuse('not_ready', { detail });
    return { status: 'ready', version: services.version };
  };
}

async function reasonNotReady(services: ReadyServices): Promise<string | undefined> {
  const { db, disk, damage, life, schema } = services;
  if (life.isStopping) return 'The server is stopping.';
  if (damage.isFound) return DAMAGED;
  const found = await schemaVersion(db).catch(() => undefined);
  if (found === undefined) return 'The database does not answer.';
  if (found !== schema) {
    const age = found > schema ? 'a newer' : 'an older';
    return `The database is of ${age} Platelog: its schema is ${found}, this server works with ${schema}. Restart the server.`;
  }
  return disk.isFull ? 'The disk is full: nothing new is saved until there is room.' : undefined;
}
