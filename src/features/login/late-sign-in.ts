import type { Resolver } from 'react-hook-form';

import type { Credentials } from '#shared/contract/accounts';

import { CallError } from '../../http/failure';

/** What checks the fields and signs in brings schemas and a database along, which weigh more than the page. */
async function load() {
  return import('./sign-in');
}

/** At the first sign of somebody there, so that it is here when they have typed. */
export function prepareSignIn(): void {
  // Without signal it fails, and is tried again when the form is sent.
  load().catch(() => undefined);
}

/** What is wrong with the fields. What cannot be checked passes: signing in says that there is no signal. */
export const checkCredentials: Resolver<Credentials> = async (values, context, options) => {
  const room = await load().catch(() => undefined);
  return room ? room.checkCredentials(values, context, options) : { values, errors: {} };
};

/** Throws a CallError, without signal too. */
export async function signIn(credentials: Credentials): Promise<void> {
  const room = await load().catch((error: unknown) => {
    throw new CallError({ kind: 'offline', status: 0, body: String(error) });
  });
  await room.signIn(credentials);
}
