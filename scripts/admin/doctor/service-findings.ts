import { FORWARDED_HEADER } from '#shared/contract/host';

import { type Env, publicUrlOf } from '../../../api/app/env';
import { issuerOf } from '../../../api/app/open-single-sign-on';
import { redirectUriOf } from '../../../api/app/settings/single-sign-on-settings';
import { MailServer } from '../../../api/gateways/mail-server';
import { StripeGateway } from '../../../api/gateways/stripe';
import { fault, type Finding, ok, warning } from './finding';
import { photoFindings } from './photo-findings';

const PATIENCE_MS = 15_000;
const SLIP_MS = 5 * 60_000;
const REFUSED = new Set([401, 403]);

/** The services that the server calls, and those that call it. Calls none of them unless `online`. */
export async function serviceFindings(env: Env, online: boolean): Promise<Finding[]> {
  const findings = await Promise.all([
    mailFinding(env, online),
    paymentFinding(env, online),
    providerFindings(env, online),
    publicFindings(env, online),
    photoFindings(env, online),
    signOnFinding(env, online),
  ]);
  return [...findings.flat(), barcodeFinding(env)];
}

async function mailFinding({ mail }: Env, online: boolean): Promise<Finding> {
  if (!mail) return ok('mail', 'Off. Hosts make password links: npm run admin -- reset-link EMAIL');
  const { host } = new URL(mail.url);
  if (!online) return ok('mail', `Set up: ${host}, from ${mail.from}.`);
  const server = new MailServer(mail);
  const problem = await server.check();
  server.close();
  return problem
    ? fault('mail', problem.words)
    : ok('mail', `${host} takes the login. To send one: npm run admin -- test-mail EMAIL`);
}

async function paymentFinding({ stripe }: Env, online: boolean): Promise<Finding> {
  const { publishableKey, webhookSecret } = stripe ?? {};
  if (!stripe || publishableKey === undefined || webhookSecret === undefined)
    return ok('payments', 'Off.');
  if (!online) return ok('payments', 'All keys are set.');
  try {
    const price = await new StripeGateway({ ...stripe, publishableKey, webhookSecret }).price();
    return price?.active === true
      ? ok('payments', 'Stripe takes the key and has the price.')
      : fault('payments', 'Stripe has no active price. Run: npm run billing -- setup');
  } catch (error) {
    // Stripe's own message repeats a part of the key.
    const { statusCode } = error as { statusCode?: number };
    return fault('payments', wordsOfStatus('Stripe', statusCode, 'STRIPE_SECRET_KEY'));
  }
}

async function signOnFinding(env: Env, online: boolean): Promise<Finding> {
  const { singleSignOn: settings } = env;
  if (!settings) return ok('sign-on', 'Off: people sign in with passwords.');
  const publicUrl = publicUrlOf(env);
  const { host } = new URL(settings.issuer);
  const back = `Its redirect URI is ${redirectUriOf(publicUrl)}, its address after signing out ${publicUrl}/.`;
  if (!online) return ok('sign-on', `Set up: ${host}. ${back}`);
  try {
    await issuerOf(settings, publicUrl).look();
    return ok('sign-on', `${host} answers as ${settings.issuer}. ${back}`);
  } catch (error) {
    const { message } = error as Error;
    return fault(
      'sign-on',
      `${host} does not answer as ${settings.issuer} (${message}). Check OIDC_ISSUER.`,
    );
  }
}

function barcodeFinding({ openFoodFacts }: Env): Finding {
  return openFoodFacts
    ? ok('barcodes', `Unknown ones are looked up at ${new URL(openFoodFacts.url).host}.`)
    : ok('barcodes', 'Unknown ones are not looked up. OPEN_FOOD_FACTS_CONTACT turns that on.');
}

async function providerFindings({ vision }: Env, online: boolean): Promise<Finding[]> {
  if (!vision) return [ok('provider', 'Off: people describe their meals.')];
  const base = vision.baseUrl ?? 'https://api.openai.com/v1';
  const { host } = new URL(base);
  if (!online) return [ok('provider', `Set up: ${host}, model ${vision.model}.`)];
  const headers: Record<string, string> =
    vision.apiKey === undefined ? {} : { Authorization: `Bearer ${vision.apiKey}` };
  const answer = await ask(`${base.replace(/\/$/, '')}/models`, headers);
  if (!answer || REFUSED.has(answer.status))
    return [fault('provider', wordsOfStatus(host, answer?.status, 'OPENAI_API_KEY'))];
  const said = answer.ok
    ? ok('provider', `${host} answers, and takes the key.`)
    : warning('provider', `${host} answers ${answer.status} to a question for its models.`);
  return [said, ...clockBeside(answer)];
}

/** Compares the clock with the other server's, if its response has a date. */
function clockBeside(answer: Response): Finding[] {
  const theirs = Date.parse(answer.headers.get('date') ?? '');
  if (!(Math.abs(theirs - Date.now()) > SLIP_MS)) return [];
  return [
    fault('clock', `It differs from the provider's by more than 5 minutes. Set it right (NTP).`),
  ];
}

async function publicFindings({ publicUrl, proxies }: Env, online: boolean): Promise<Finding[]> {
  if (!online || publicUrl === undefined) return [];
  const answer = await call(new URL('/api/health/live', publicUrl).href, {}).catch(
    (error: unknown) => whyNot(error, new URL(publicUrl).host),
  );
  if (typeof answer === 'string')
    return [fault('proxy', `Nothing answers at ${publicUrl}. ${answer}`)];
  const said = (await answer.json().catch(() => ({}))) as Record<string, unknown>;
  if (said['status'] !== 'live')
    return [fault('proxy', `${publicUrl} answers ${answer.status}, and is not Platelog.`)];
  const leads = ok('proxy', `${publicUrl} leads to Platelog ${String(said['version'])}.`);
  const wrong = forwardedProblem(answer.headers.get(FORWARDED_HEADER), { publicUrl, proxies });
  return wrong === undefined ? [leads] : [leads, fault('proxy', wrong)];
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

const NO_CERTIFICATE = /CERT|ALTNAME|SELF_SIGNED|VERIFY|ISSUER|^ERR_SSL|^ERR_TLS|EPROTO/;

/** What to check if a call got no response. */
function whyNot(error: unknown, host: string): string {
  const { code = '' } = ((error as Error).cause ?? {}) as { code?: string };
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `This machine does not know the name (${code}). Check it, and your DNS.`;
  if (code === 'ECONNREFUSED')
    return `The machine of that name has nothing at that port (${code}). Does the proxy run?`;
  if (NO_CERTIFICATE.test(code))
    return `Its certificate is not valid for ${host}, or this machine does not know who made it (${code}). For an authority of your own: NODE_EXTRA_CA_CERTS=FILE.`;
  const said = code === '' ? '' : ` (${code})`;
  return `Check the name, the certificate, and that proxy and server run${said}.`;
}

async function call(url: string, headers: Record<string, string>): Promise<Response> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  // The key must not go to another address.
  return fetch(url, { headers, signal, redirect: 'error' });
}

async function ask(url: string, headers: Record<string, string>): Promise<Response | undefined> {
  return call(url, headers).catch(() => undefined);
}

function wordsOfStatus(who: string, status: number | undefined, setting: string): string {
  if (status === undefined)
    return `${who} does not answer. Is the network or a firewall in the way?`;
  return REFUSED.has(status)
    ? `${who} refuses the key (${status}). Check ${setting}.`
    : `${who} answers ${status}.`;
}
