import { isIP } from 'node:net';

import * as z from 'zod';

import { isLoopback } from '../../http/is-loopback';

export const filledText = z.string().trim().min(1);

const LINE_MOST = 200;

/** A text of the host that is shown in a page. */
export const oneLine = filledText
  .max(LINE_MOST, { error: `must have at most ${LINE_MOST} characters` })
  .regex(/^\P{Cc}*$/u, { error: 'must be one line' });

export const emailAddress = z.email({ error: 'must be an email address' });

export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an address such as https://meals.example.org',
});

/** Refuses `~`, which a shell expands but a settings file and a service do not. */
export const folderPath = filledText.regex(/^(?!~)/, {
  error: 'must be written out: nobody here knows what ~ stands for, so name the whole path',
});

const rangeOf = (least: number, most: number | undefined) =>
  most === undefined ? `from ${least}` : `from ${least} to ${most}`;

export function numberFrom(least: number, most?: number) {
  const error = `must be a number ${rangeOf(least, most)}`;
  return z.coerce
    .number({ error })
    .min(least, { error })
    .max(most ?? Number.MAX_VALUE, { error });
}

export function wholeNumber(least: number, most?: number) {
  const error = `must be a whole number ${rangeOf(least, most)}`;
  return z.coerce
    .number({ error })
    .int({ error })
    .min(least, { error })
    .max(most ?? Number.MAX_SAFE_INTEGER, { error });
}

export function oneOf<const Words extends readonly [string, ...string[]]>(...words: Words) {
  return z.enum(words, { error: `must be one of ${words.join(', ')}` });
}

/** @param error for anything that is not a whole number from 0 to `most` */
function countTo(most: number, error: string) {
  return z.coerce.number({ error }).int({ error }).min(0, { error }).max(most, { error });
}

export const port = countTo(65_535, 'must be a number from 0 to 65535');

/** Must not have a path, because pages, links and cookies start at the root of the host. */
export const publicAddress = webAddress.refine(isWholeHost, {
  error: 'must end with the host: Platelog cannot run below a path',
});

function isWholeHost(address: string): boolean {
  // An invalid address already got an error of its own.
  if (!URL.canParse(address) || !/^https?:/i.test(address)) return true;
  const { origin, href } = new URL(address);
  return href === `${origin}/`;
}

export const listenAddress = filledText.refine(
  (host) => isIP(host) > 0 || /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i.test(host),
  { error: 'must be an address of this machine such as 127.0.0.1, without a port' },
);

export const proxies = countTo(9, 'must be a number of proxies: 0 for none, 1 for yours alone');

const MAIL_WORDS =
  'must be such as smtp://user:password@mail.example.org:587; in a password write # as %23, / as %2F, ? as %3F and % as %25';

export const mailServer = z
  .url({ protocol: /^smtps?$/, error: MAIL_WORDS })
  .refine(isWholeMailServer, { error: MAIL_WORDS });

/** Detects unescaped characters, which cut off the address before its host or make the password unreadable. */
function isWholeMailServer(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const { hash, search, pathname, username, password, hostname } = new URL(address);
  if (hostname === '' || hash !== '' || search !== '' || pathname.length > 1) return false;
  return canDecode(username) && canDecode(password);
}

function canDecode(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

const DATABASE_WORDS =
  'must be such as postgres://user:password@db.example.org:5432/platelog; in a password write # as %23, / as %2F, ? as %3F and % as %25';

export const databaseAddress = filledText
  .refine(isWholeDatabase, { error: DATABASE_WORDS })
  .superRefine((address, context) => {
    for (const name of unknownSslParameters(address)) {
      context.addIssue({ code: 'custom', message: `does not know ${name} after the ?` });
    }
  });

const SSL_PARAMETERS = new Set([
  'ssl',
  'sslmode',
  'sslcert',
  'sslkey',
  'sslrootcert',
  'sslnegotiation',
]);

// The driver ignores names that it does not know: with a misspelled sslmode the connection would not be encrypted.
function unknownSslParameters(address: string): string[] {
  if (!URL.canParse(address)) return [];
  return [...new URL(address).searchParams.keys()].filter(
    (name) => /^ssl/i.test(name) && !SSL_PARAMETERS.has(name),
  );
}

/** Must name the database. The server may be a socket, given after the question mark. */
function isWholeDatabase(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hash, pathname, username, password } = new URL(address);
  if (!/^postgres(?:ql)?:$/.test(protocol) || hash !== '' || !/^\/[^/]+$/.test(pathname))
    return false;
  return canDecode(username) && canDecode(password);
}

const PUSH_KEY_WORDS = 'must be as npm run admin -- push-keys has printed it';

export const mailSender = filledText.refine(
  (sender) => {
    const [, between] = /^[^<>]*<([^<>]+)>$/.exec(sender) ?? [];
    return z.email().safeParse(between ?? sender).success;
  },
  { error: 'must be an e-mail address, or a name with one: Platelog <meals@example.org>' },
);

const FREE_IMAGES_WORDS = 'must be a whole number from 0, or unlimited';

/** Null means no limit. */
export const freeImageCount = z
  .string({ error: FREE_IMAGES_WORDS })
  .trim()
  .regex(/^(?:\d{1,6}|unlimited)$/, { error: FREE_IMAGES_WORDS })
  .transform((text) => (text === 'unlimited' ? null : Number(text)));

/** @param what with an example */
export function stripeKey(what: string, form: RegExp) {
  return z
    .string()
    .trim()
    .regex(form, { error: `must be ${what}` })
    .optional();
}

/** A P-256 key in base64url. @param bytes the key's length */
export function pushKey(bytes: number) {
  return z
    .string()
    .trim()
    .regex(/^[\w-]{20,100}$/, { error: PUSH_KEY_WORDS })
    .refine((text) => Buffer.from(text, 'base64url').length === bytes, { error: PUSH_KEY_WORDS });
}

interface Ports {
  PORT: number;
  HOST?: string | undefined;
  METRICS_PORT?: number | undefined;
  METRICS_HOST: string;
}

const EVERY_ADDRESS = new Set([undefined, '0.0.0.0', '::']);
const LOCALHOST = 'localhost';
const LOOPBACK = new Set<string | undefined>([LOCALHOST, '127.0.0.1', '::1']);

/**
 * Whether the app and the metrics have different ports, or the same port on different addresses. Port 0 means any
 * free one.
 */
export function hasTwoPorts({ PORT, HOST, METRICS_PORT, METRICS_HOST }: Ports): boolean {
  if (PORT !== METRICS_PORT || PORT === 0) return true;
  if (EVERY_ADDRESS.has(HOST) || EVERY_ADDRESS.has(METRICS_HOST)) return false;
  // 'localhost' may be the IPv4 loopback address, the IPv6 one, or both.
  const isNamed = HOST === LOCALHOST || METRICS_HOST === LOCALHOST;
  if (isNamed) return !(LOOPBACK.has(HOST) && LOOPBACK.has(METRICS_HOST));
  return HOST !== METRICS_HOST;
}

/** The server's name, used if the host has not named a company. */
export function serverOf(address: string): string {
  const { hostname } = new URL(address);
  return isLoopback(hostname) ? 'a program on the machine of this server' : hostname;
}
