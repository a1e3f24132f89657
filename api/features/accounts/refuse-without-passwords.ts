import { refuse } from '../../http/refuse';

export interface PasswordSignIn {
  singleSignOn: { name: string; only: boolean } | undefined;
}

/** @throws Refusal 'single_sign_on_only' where the host lets nobody in with a password or a passkey */
export function refuseWithoutPasswords({ singleSignOn }: PasswordSignIn): void {
  if (singleSignOn?.only !== true) return;
  throw refuse('single_sign_on_only', { detail: `Please sign in with ${singleSignOn.name}.` });
}
