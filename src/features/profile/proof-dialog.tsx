import type { ComponentProps } from 'react';

import { useAccount } from '../../store/use-account';
import { PasswordDialog } from './call-form';
import { SignOnDialog } from './sign-on-dialog';

/** Confirms the user's identity before an action that only the account's owner may do, with the password if there is one. */
export function ProofDialog({ ask, ...props }: ComponentProps<typeof PasswordDialog>) {
  const account = useAccount();
  if (account === undefined) return null;
  return account?.user.hasPassword === false ? (
    <SignOnDialog {...props} />
  ) : (
    <PasswordDialog {...props} {...(ask === undefined ? {} : { ask })} />
  );
}
