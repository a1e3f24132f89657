import { FORWARDED_HEADER, live } from '#shared/contract/host';

import type { Env } from '../../../api/app/env';
import { call } from './call';
import { clockOfAnswer } from './clock-beside';
import { fault, type Finding, ok } from './finding';
import { triedProxy } from './tried-proxy';

/** What answers at the public address, and what the proxy in front does. Calls it only if `online`. */
export async function publicFindings(
  { publicUrl, proxies }: Env,
  online: boolean,
): Promise<Finding[]> {
  if (!online || publicUrl === undefined) return [];
  const answer = await call(new URL(live.path, publicUrl).href).catch((error: unknown) =>
    whyNot(error, new URL(publicUrl).host),
  );
  if (typeof answer === 'string')
    return [fault('proxy', `Nothing answers at ${publicUrl}. ${answer}`)];
  const said = (await answer.json().catch(() => ({}))) as Record<string, unknown>;
  if (said['status'] !== 'live')
    return [fault('proxy', `${publicUrl} answers ${answer.status}, and is not Platelog.`)];
  const leads = ok('proxy', `${publicUrl} leads to Platelog ${String(said['version'])}.`);
  const wrong = forwardedProblem(answer.headers.get(FORWARDED_HEADER), { publicUrl, proxies });
  return [
    leads,
    ...(wrong === undefined ? [] : [fault('proxy', wrong)]),
    ...clockOfAnswer(new URL(publicUrl).host, answer),
    ...(await triedProxy(publicUrl, publicUrl.startsWith('https:'))),
  ];
}

/** What is wrong with the headers that the proxy adds. @param forwarded undefined for an older server */
function forwardedProblem(
  forwarded: string | null,
  { publicUrl, proxies }: { publicUrl: string; proxies: number },
): string | undefined {
  const [, count, protocol] = /^(\d+) (\w+)$/.exec(forwarded ?? '') ?? [];
  if (count === undefined) return undefined;
  if (count === '0' && proxies > 0)
    return `TRUST_PROXY is ${proxies}, and the proxy adds no X-Forwarded-For: everyone counts as one caller. Let it add that header.`;
  if (Number(count) !== proxies)
    return `TRUST_PROXY is ${proxies}, and ${count} of your proxies add to X-Forwarded-For: callers could choose the address that limits count, or all count as one. Set TRUST_PROXY=${count}.`;
  return proxies > 0 && publicUrl.startsWith('https:') && protocol !== 'https'
    ? 'The proxy does not say that the call came by https. Let it set X-Forwarded-Proto to https.'
    : undefined;
}

const OF_TIME = /^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/;
const NO_CERTIFICATE = /CERT|ALTNAME|SELF_SIGNED|VERIFY|ISSUER|^ERR_SSL|^ERR_TLS|EPROTO/;

/** What to check if a call got no response. */
function whyNot(error: unknown, host: string): string {
  const { code = '' } = ((error as Error).cause ?? {}) as { code?: string };
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `This machine does not know the name (${code}). Check it, and your DNS.`;
  if (code === 'ECONNREFUSED')
    return `The machine of that name has nothing at that port (${code}). Does the proxy run?`;
  if (OF_TIME.test(code))
    return `Its certificate is of another time (${code}): renew it, or set the clock of this machine, which says ${new Date().toISOString()}.`;
  if (NO_CERTIFICATE.test(code))
    return `Its certificate is not valid for ${host}, or this machine does not know who made it (${code}). For an authority of your own: NODE_EXTRA_CA_CERTS=FILE.`;
  const said = code === '' ? '' : ` (${code})`;
  return `Check the name, the certificate, and that proxy and server run${said}.`;
}
