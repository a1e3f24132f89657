import { type Env, publicUrlOf } from '../../../api/app/env';
import { issuerOf } from '../../../api/app/open-single-sign-on';
import { redirectUriOf } from '../../../api/app/settings/single-sign-on-settings';
import { MailServer } from '../../../api/gateways/mail-server';
import { StripeGateway } from '../../../api/gateways/stripe';
import { call } from './call';
import { clockOfAnswer } from './clock-beside';
import { fault, type Finding, ok, warning } from './finding';
import { photoFindings } from './photo-findings';
import { publicFindings } from './public-findings';

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
  return [said, ...clockOfAnswer(host, answer)];
}

async function ask(url: string, headers: Record<string, string>): Promise<Response | undefined> {
  return call(url, { headers }).catch(() => undefined);
}

function wordsOfStatus(who: string, status: number | undefined, setting: string): string {
  if (status === undefined)
    return `${who} does not answer. Is the network or a firewall in the way?`;
  return REFUSED.has(status)
    ? `${who} refuses the key (${status}). Check ${setting}.`
    : `${who} answers ${status}.`;
}
