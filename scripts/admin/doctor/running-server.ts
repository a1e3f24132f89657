import type { Env } from '../../../api/app/env';
import { fault, type Finding, ok, warning } from './finding';

const PATIENCE_MS = 3_000;
const ANY = new Set(['0.0.0.0', '::']);

/** Asks the server on this machine, if one runs, whether it is ready. */
export async function runningServer({ host = '127.0.0.1', port }: Env): Promise<Finding> {
  const name = ANY.has(host) ? '127.0.0.1' : host;
  const url = `http://${name.includes(':') ? `[${name}]` : name}:${port}/api/health/ready`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
    () => undefined,
  );
  if (!answer) return ok('server', `None answers on port ${port}.`);
  const said = (await answer.json().catch(() => ({}))) as Record<string, unknown>;
  if (answer.ok && said['status'] === 'ready')
    return ok('server', `Version ${String(said['version'])} runs on port ${port}, and is ready.`);
  return said['code'] === 'not_ready'
    ? fault('server', `It runs, and is not ready: ${String(said['detail'])}`)
    : warning('server', `Another program answers on port ${port}. Choose another PORT.`);
}
