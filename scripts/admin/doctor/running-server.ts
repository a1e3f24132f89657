import { accessSync, constants } from 'node:fs';

import { type Env, localAddressOf } from '../../../api/app/env';
import { isFolderTaken } from '../../../api/store/data-folder';
import { fault, type Finding, ok, warning } from './finding';

const PATIENCE_MS = 3_000;
const ANY = new Set(['0.0.0.0', '::']);

type Place = Pick<Env, 'host' | 'port' | 'dataFolder' | 'databaseUrl'>;

/** Asks the server on this machine, if one runs, whether it is ready. */
export async function runningServer(place: Place): Promise<Finding> {
  const { host = '127.0.0.1', port } = place;
  const url = localAddressOf({ host: ANY.has(host) ? '127.0.0.1' : host, port });
  const answer = await fetch(`${url}/api/health/ready`, {
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => undefined);
  if (!answer) return silent(place);
  const said = (await answer.json().catch(() => ({}))) as Record<string, unknown>;
  const isReady = answer.ok && said['status'] === 'ready';
  if (!isReady && said['code'] !== 'not_ready')
    return warning('server', `Another program answers on port ${port}. Choose another PORT.`);
  if (isElsewhere(place))
    return warning(
      'server',
      `A Platelog runs on port ${port}, but not on ${place.dataFolder}: it has another DATA_DIR, or a DATABASE_URL. With these settings none can start beside it.`,
    );
  return isReady
    ? ok('server', `Version ${String(said['version'])} runs on port ${port}, and is ready.`)
    : fault('server', `It runs, and is not ready: ${String(said['detail'])}`);
}

/** Whether the server that answers uses other data than these settings name. */
function isElsewhere({ dataFolder, databaseUrl }: Place): boolean {
  return databaseUrl === undefined && isReadable(dataFolder) && !isFolderTaken(dataFolder);
}

/** Whether this account may look at the folder's lock. */
function isReadable(folder: string): boolean {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}

function silent({ dataFolder, port }: Place): Finding {
  const none = `None answers on port ${port}`;
  return isFolderTaken(dataFolder)
    ? warning(
        'server',
        `${none}, but one runs on ${dataFolder}. It has another PORT or HOST, or hangs.`,
      )
    : ok('server', `${none}.`);
}
