import type { Logger } from 'pino';

import type { SingleSignOn } from '../features/accounts/single-sign-on/attempts';
import { Issuer } from '../gateways/single-sign-on/issuer';
import { type Env, publicUrlOf } from './env';
import { redirectUriOf } from './settings/single-sign-on-settings';

/** Undefined if single sign-on is not set up. Does not contact the issuer yet. */
export function openSingleSignOn(env: Env, now: () => number): SingleSignOn | undefined {
  if (!env.singleSignOn) return undefined;
  return { ...env.singleSignOn, issuer: issuerOf(env.singleSignOn, publicUrlOf(env), now) };
}

export function issuerOf(
  settings: NonNullable<Env['singleSignOn']>,
  publicUrl: string,
  now: () => number = Date.now,
): Issuer {
  const redirectUri = redirectUriOf(publicUrl);
  return new Issuer({ ...settings, redirectUri, home: `${publicUrl}/` }, now);
}

/** Logs whether the issuer responds. The server starts in any case. */
export async function lookForIssuer({
  singleSignOn,
  env,
  log,
}: {
  singleSignOn: SingleSignOn | undefined;
  env: Env;
  log: Logger;
}): Promise<void> {
  const issuer = env.singleSignOn?.issuer;
  try {
    await singleSignOn?.issuer.look();
  } catch (error) {
    log.warn(
      { issuer, error },
      'the issuer of single sign-on does not answer: it is asked again at each sign-in',
    );
  }
}
