import { isLoopback } from '../../http/is-loopback';
import { aiProviderOf, type NamedProviderEnv } from './ai-provider-settings';
import { serverOf } from './setting-forms';

const STRIPE = 'Stripe (Ireland and USA), https://stripe.com/privacy';
const BROWSER_VENDORS =
  'the maker of your browser, such as Google, Mozilla, Apple or Microsoft (USA)';
const OPEN_FOOD_FACTS = 'Open Food Facts (France), https://world.openfoodfacts.org/privacy';

interface RecipientSettings extends NamedProviderEnv {
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

/** Who else receives users' data on this server, as named in the privacy policy. */
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

/** Names the hosting company, and the company that stores the photos if that is another one. */
function hostingOf({ HOSTING_COMPANY: machine, S3_ENDPOINT, S3_SERVICE }: RecipientSettings) {
  const isOwn = S3_ENDPOINT === undefined || isLoopback(new URL(S3_ENDPOINT).hostname);
  const photos = isOwn
    ? undefined
    : `${S3_SERVICE ?? serverOf(S3_ENDPOINT)}, which keeps the photos`;
  return [machine, photos].filter((part) => part !== undefined).join('; ');
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
