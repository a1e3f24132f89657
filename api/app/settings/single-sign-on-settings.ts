import * as z from 'zod';

import { SINGLE_SIGN_ON_CALLBACK } from '#shared/contract/single-sign-on';
import type { Host } from '#shared/contract/host';

import { isLoopback } from '../../http/is-loopback';
import { filledText, oneLine, webAddress } from './setting-forms';

/** The settings that single sign-on needs. */
const NEEDED = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

const NAME_MOST = 40;
const onOrOff = z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0');

export const SINGLE_SIGN_ON_SETTINGS = {
  OIDC_ISSUER: webAddress
    .refine(isWholeIssuer, {
      error: 'must be the address that the issuer calls itself, with https, without ? and #',
    })
    .optional(),
  OIDC_CLIENT_ID: filledText.optional(),
  OIDC_CLIENT_SECRET: filledText.optional(),
  OIDC_NAME: oneLine
    .max(NAME_MOST, { error: `must have at most ${NAME_MOST} characters` })
    .optional(),
  OIDC_SIGNUPS: z
    .enum(['open', 'invite', 'closed'], { error: 'must be open, invite or closed' })
    .optional(),
  OIDC_ONLY: onOrOff,
  OIDC_TRUST_EMAIL: onOrOff,
};

/** Requires https except on this machine, because tokens and the client secret are sent to the issuer. */
function isWholeIssuer(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const { protocol, hostname, search, hash } = new URL(address);
  return search === '' && hash === '' && (protocol === 'https:' || isLoopback(hostname));
}

type SingleSignOnEnv = z.output<z.ZodObject<typeof SINGLE_SIGN_ON_SETTINGS>>;

export function refuseHalfIssuer(env: SingleSignOnEnv, context: z.RefinementCtx): void {
  const missing = NEEDED.filter((name) => env[name] === undefined);
  const isMeant = missing.length < NEEDED.length || env.OIDC_ONLY === '1';
  for (const name of isMeant ? missing : [])
    context.addIssue({
      code: 'custom' as const,
      path: [name],
      message: `is missing: single sign-on needs ${NEEDED.join(', ')}`,
    });
}

/** Undefined if single sign-on is not set up. */
export function singleSignOnOf(env: SingleSignOnEnv & { SIGNUPS: Host['signups'] }) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined)
    return undefined;
  return {
    issuer,
    clientId,
    clientSecret,
    /** The text on the button. */
    name: env.OIDC_NAME ?? new URL(issuer).hostname,
    signups: env.OIDC_SIGNUPS ?? env.SIGNUPS,
    /** Only administrators can sign in with a password. */
    only: env.OIDC_ONLY === '1',
    /** An account with the same email is linked without its password, if the issuer has verified the email. */
    trustsEmail: env.OIDC_TRUST_EMAIL === '1',
  };
}

/** The address to which the issuer redirects browsers. @param publicUrl without a slash at the end */
export function redirectUriOf(publicUrl: string): string {
  return `${publicUrl}${SINGLE_SIGN_ON_CALLBACK}`;
}
