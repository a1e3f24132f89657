import { logout } from '#shared/contract/accounts';
import { STREAM_PAUSE_MS, tryStream } from '#shared/contract/host';
import { analyzeImage, IMAGE_BYTES_MAX } from '#shared/contract/meals';

import { call } from './call';
import { fault, type Finding, warning } from './finding';

const MB = 1024 ** 2;
const SLOW_MS = 60_000;
/** More than the app sends at once: it shrinks photos, and parts what it syncs. */
const USUAL_BYTES = MB / 2;
const PROBLEM = 'application/problem+json';
const SESSION = '__Host-platelog_session';

/**
 * Tries what a proxy can spoil between the public address and the server. Needs no account, and changes nothing.
 * @param isHttps whether people reach the server by https, so that its cookies are bound to it
 */
export async function triedProxy(publicUrl: string, isHttps: boolean): Promise<Finding[]> {
  const found = await Promise.all([
    heldBack(new URL(tryStream.path, publicUrl)),
    cutBodies(new URL(analyzeImage.path, publicUrl)),
    isHttps ? spoiltCookie(new URL(logout.path, publicUrl)) : undefined,
  ]);
  return found.flatMap((finding) => finding ?? []);
}

/** Whether both events of a stream come together, though there is a pause between them. */
async function heldBack({ href }: URL): Promise<Finding | undefined> {
  const pause = await pauseIn(href).catch(() => undefined);
  if (pause === undefined || pause > STREAM_PAUSE_MS / 2) return undefined;
  return warning(
    'proxy',
    'The proxy holds back streams until they end: open pages do not hear of what other devices enter. Let it pass on GET /api/sync/live at once, without buffering (nginx: proxy_buffering off).',
  );
}

/** The time between the first and the last bytes; undefined for an older server, or a busy one. */
async function pauseIn(href: string): Promise<number | undefined> {
  const { ok, headers, body } = await call(href);
  const isStream = ok && headers.get('content-type')?.startsWith('text/event-stream') === true;
  if (!isStream || !body) {
    await body?.cancel();
    return undefined;
  }
  const reader = body.getReader();
  await reader.read();
  const first = performance.now();
  while (!(await reader.read()).done);
  return performance.now() - first;
}

async function cutBodies({ href }: URL): Promise<Finding | undefined> {
  const large = await refusalOf(href, IMAGE_BYTES_MAX);
  if (large === undefined) return undefined;
  const usual = await refusalOf(href, USUAL_BYTES);
  return usual === undefined
    ? warning(
        'proxy',
        `${large} A photo may have that, though the app sends smaller ones. Let the proxy take 12 MB (nginx: client_max_body_size 12m).`,
      )
    : fault(
        'proxy',
        `${usual} Photos and entries do not arrive. Let the proxy take 12 MB (nginx: client_max_body_size 12m).`,
      );
}

/** Undefined if the server itself has answered: it refuses every body without a session, and in its own form. */
async function refusalOf(href: string, bytes: number): Promise<string | undefined> {
  const size = `a body of ${bytes / MB} MB`;
  const headers = { 'Content-Type': 'application/octet-stream' };
  const asked = { method: 'POST', headers, body: new Uint8Array(bytes), patienceMs: SLOW_MS };
  const answer = await call(href, asked).catch(() => undefined);
  if (!answer) return `The proxy closes the connection at ${size}.`;
  await answer.body?.cancel();
  const isOurs = answer.headers.get('content-type')?.startsWith(PROBLEM) === true;
  return isOurs ? undefined : `The proxy answers ${answer.status} to ${size}.`;
}

/**
 * A session that does not exist is answered by taking its cookie away, with the attributes of a real one. With them
 * missing, a browser would not keep it.
 */
async function spoiltCookie({ href }: URL): Promise<Finding | undefined> {
  const headers = { Cookie: `${SESSION}=doctor`, 'Content-Type': 'application/json' };
  const answer = await call(href, { method: 'POST', headers }).catch(() => undefined);
  await answer?.body?.cancel();
  if (answer?.ok !== true) return undefined;
  const set = answer.headers.getSetCookie().find((line) => line.startsWith(`${SESSION}=`));
  if (set === undefined)
    return fault(
      'proxy',
      'The proxy takes away cookies, or the server does not know that its address is https: nobody stays signed in. Let the proxy pass on Cookie and Set-Cookie, and restart the server with this PUBLIC_URL.',
    );
  const isWhole = /;\s*secure\b/i.test(set) && /;\s*path=\/(?:;|$)/i.test(set);
  return isWhole && !/;\s*domain=/i.test(set)
    ? undefined
    : fault(
        'proxy',
        'The proxy changes the cookie of sessions (Secure, Path or Domain): browsers do not keep it, so nobody stays signed in. Let it pass on Set-Cookie as it is.',
      );
}
