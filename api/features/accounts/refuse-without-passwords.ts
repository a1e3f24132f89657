import { refuse } from '../../http/refuse';

export interface PasswordSignIn {
  singleSignOn: { name: string; only: boolean } | undefined;
}

/** @throws Refusal 'single_sign_on_only' if the host does not allow passwords and passkeys */
export function refuseWithoutPasswords({ singleSignOn }: PasswordSignIn): void {
  if (singleSignOn?.only !== true) return;
  throw refuse('single_sign_on_only', { detail: `Please sign in with ${singleSignOn.name}.` });
}
