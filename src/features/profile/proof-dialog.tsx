import type { ComponentProps } from 'react';

import { useAccount } from '../../store/use-account';
import { PasswordDialog } from './call-form';
import { SignOnDialog } from './sign-on-dialog';

/** Asks who it is before something that only the account's owner may do: by their password, if they have one. */
export function ProofDialog({ ask, ...props }: ComponentProps<typeof PasswordDialog>) {
  const account = useAccount();
  if (account === undefined) return null;
  return account?.user.hasPassword === false ? (
    <SignOnDialog {...props} />
  ) : (
    <PasswordDialog {...props} {...(ask === undefined ? {} : { ask })} />
  );
}
