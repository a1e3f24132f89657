import { isLoopback } from '../../http/is-loopback';

const STRIPE = 'Stripe (Ireland and USA), https://stripe.com/privacy';
const BROWSER_VENDORS =
  'the maker of your browser, such as Google, Mozilla, Apple or Microsoft (USA)';
const OPEN_FOOD_FACTS = 'Open Food Facts (France), https://world.openfoodfacts.org/privacy';
const OPENAI = {
  name: 'OpenAI',
  country: 'USA',
  policyUrl: 'https://openai.com/enterprise-privacy',
};

interface NamedProviderSettings {
  OPENAI_API_KEY?: string | undefined;
  OPENAI_BASE_URL?: string | undefined;
  AI_PROVIDER_NAME?: string | undefined;
  AI_PROVIDER_COUNTRY?: string | undefined;
  AI_PROVIDER_POLICY_URL?: string | undefined;
}

interface RecipientSettings extends NamedProviderSettings {
  OPEN_FOOD_FACTS_CONTACT?: string | undefined;
  OPEN_FOOD_FACTS_URL: string;
  STRIPE_SECRET_KEY?: string | undefined;
  SMTP_URL?: string | undefined;
  MAIL_SERVICE?: string | undefined;
  VAPID_PUBLIC_KEY?: string | undefined;
  HOSTING_COMPANY?: string | undefined;
  S3_ENDPOINT?: string | undefined;
  S3_SERVICE?: string | undefined;
  OIDC_ISSUER?: string | undefined;
  OIDC_NAME?: string | undefined;
}

/** Who else gets data of people on this server, as the privacy policy names them. */
export function recipientsOf(env: RecipientSettings) {
  return {
    ai: inOneLine(aiProviderOf(env)),
    barcodes: env.OPEN_FOOD_FACTS_CONTACT === undefined ? '' : barcodesOf(env.OPEN_FOOD_FACTS_URL),
    payments: env.STRIPE_SECRET_KEY === undefined ? '' : STRIPE,
    mails: env.SMTP_URL === undefined ? '' : (env.MAIL_SERVICE ?? serverOf(env.SMTP_URL)),
    push: env.VAPID_PUBLIC_KEY === undefined ? '' : BROWSER_VENDORS,
    hosting: hostingOf(env),
    signIn: env.OIDC_ISSUER === undefined ? '' : issuerOf(env.OIDC_ISSUER, env.OIDC_NAME),
  };
}

/** Photos may be on machines of another company. */
function hostingOf({ HOSTING_COMPANY: machine, S3_ENDPOINT, S3_SERVICE }: RecipientSettings) {
  const isOwn = S3_ENDPOINT === undefined || isLoopback(new URL(S3_ENDPOINT).hostname);
  const photos = isOwn
    ? undefined
    : `${S3_SERVICE ?? serverOf(S3_ENDPOINT)}, which keeps the photos`;
  return [machine, photos].filter((part) => part !== undefined).join('; ');
}

/** The AI provider by name, country and policy, as people are asked about it; undefined where there is none. */
export function aiProviderOf(env: NamedProviderSettings) {
  const { OPENAI_API_KEY: key, OPENAI_BASE_URL: address } = env;
  if (key === undefined && address === undefined) return undefined;
  const isOpenAi = address === undefined && env.AI_PROVIDER_NAME === undefined;
  return {
    name: env.AI_PROVIDER_NAME ?? (address === undefined ? OPENAI.name : serverOf(address)),
    country: env.AI_PROVIDER_COUNTRY ?? (isOpenAi ? OPENAI.country : null),
    policyUrl: env.AI_PROVIDER_POLICY_URL ?? (isOpenAi ? OPENAI.policyUrl : null),
  };
}

function inOneLine(provider: ReturnType<typeof aiProviderOf>): string {
  if (!provider) return '';
  const { name, country, policyUrl } = provider;
  const label = country === null ? name : `${name} (${country})`;
  return policyUrl === null ? label : `${label}, ${policyUrl}`;
}

function barcodesOf(address: string): string {
  const { hostname } = new URL(address);
  return hostname.endsWith('.openfoodfacts.org') ? OPEN_FOOD_FACTS : hostname;
}

function issuerOf(address: string, name: string | undefined): string {
  const server = serverOf(address);
  return name === undefined ? server : `${name} (${server})`;
}

/** Where the host names no company, the server's name tells whose it is. */
function serverOf(address: string): string {
  const { hostname } = new URL(address);
  return isLoopback(hostname) ? 'a program on the machine of this server' : hostname;
}
