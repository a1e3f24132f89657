import type { MemberCall } from '../../../http/endpoint';
import { PASSWORD_TRIES, type SignInGuard } from '../../../http/sign-in-guard';
import type { Mailer } from '../../../jobs/mail/mailer';
import type { AccountRow } from '../../../store/accounts';
import type { FactorOwner } from '../../../store/second-factors';
import type { AccountServices } from '../register';

export interface FactorServices extends AccountServices {
  mailer: Mailer;
  /** Told of whoever has signed out somewhere. */
  onSessionEnd: (userId: string) => void;
}

export function ownerOf({ id }: Pick<AccountRow, 'id'>): FactorOwner {
  return { kind: 'user', owner_id: id };
}

type Asked = Pick<MemberCall<unknown>, 'account' | 'session' | 'address'>;

/**
 * Looks at a code of somebody who is signed in. Counted by session, as their password is: one that somebody
 * else has locks its owner out on no other device.
 */
export async function countingCodes<Done>(
  { guard }: { guard: SignInGuard },
  { account, session, address }: Asked,
  look: () => Promise<Done>,
): Promise<Done> {
  const name = `${account.id} ${session.key ?? ''}`;
  const tries = await guard.take({ what: 'code', name, address, limits: PASSWORD_TRIES });
  const done = await look();
  await guard.forgive(tries);
  return done;
}
