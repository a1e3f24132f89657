import { isIP } from 'node:net';

import * as z from 'zod';

/** What a setting may look like, in words for the person who hosts the server. */

export const filledText = z.string().trim().min(1);

export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an address such as https://meals.example.org',
});

export const number = z.coerce.number({ error: 'must be a number' });

/** A whole number from 0 on. @param error words for whatever is none */
function countTo(most: number, error: string) {
  return z.coerce.number({ error }).int({ error }).min(0, { error }).max(most, { error });
}

export const port = countTo(65_535, 'must be a number from 0 to 65535');

/** Pages, links and cookies count from the root of their host. */
export const publicAddress = webAddress.refine(isWholeHost, {
  error: 'must end with the host: Platelog cannot run below a path',
});

function isWholeHost(address: string): boolean {
  // What is no address at all has been refused for that.
  if (!URL.canParse(address)) return true;
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

/** A character that is not escaped ends the address before its host, or the password cannot be read. */
function isWholeMailServer(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const { hash, search, pathname, username, password, hostname } = new URL(address);
  if (hostname === '' || hash !== '' || search !== '' || pathname.length > 1) return false;
  try {
    decodeURIComponent(username);
    decodeURIComponent(password);
    return true;
  } catch {
    return false;
  }
}

/** Whether a host of an address is this machine itself. */
export function isLoopback(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

/** `meals@example.org` or `Platelog <meals@example.org>`. */
export const mailSender = filledText.refine(
  (sender) => {
    const [, between] = /^[^<>]*<([^<>]+)>$/.exec(sender) ?? [];
    return z.email().safeParse(between ?? sender).success;
  },
  { error: 'must be an e-mail address, or a name with one: Platelog <meals@example.org>' },
);

/** @param what words for it, with an example */
export function stripeKey(what: string, form: RegExp) {
  return z
    .string()
    .trim()
    .regex(form, { error: `must be ${what}` })
    .optional();
}
