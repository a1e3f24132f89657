import type { Env } from '../../../api/app/env';
import { isFolderTaken } from '../../../api/store/data-folder';
import { fault, type Finding, ok, warning } from './finding';

const PATIENCE_MS = 3_000;
const ANY = new Set(['0.0.0.0', '::']);

/** Asks the server on this machine, if one runs, whether it is ready. */
export async function runningServer({
  host = '127.0.0.1',
  port,
  dataFolder,
}: Env): Promise<Finding> {
  const name = ANY.has(host) ? '127.0.0.1' : host;
  const url = `http://${name.includes(':') ? `[${name}]` : name}:${port}/api/health/ready`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
    () => undefined,
  );
  if (!answer) return silent(dataFolder, port);
  const said = (await answer.json().catch(() => ({}))) as Record<string, unknown>;
  if (answer.ok && said['status'] === 'ready')
    return ok('server', `Version ${String(said['version'])} runs on port ${port}, and is ready.`);
  return said['code'] === 'not_ready'
    ? fault('server', `It runs, and is not ready: ${String(said['detail'])}`)
    : warning('server', `Another program answers on port ${port}. Choose another PORT.`);
}

function silent(dataFolder: string, port: number): Finding {
  const none = `None answers on port ${port}`;
  return isFolderTaken(dataFolder)
    ? warning(
        'server',
        `${none}, but one runs on ${dataFolder}. It has another PORT or HOST, or hangs.`,
      )
    : ok('server', `${none}.`);
}
