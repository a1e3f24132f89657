import type { beginAdminSecondFactor } from '#shared/contract/admin/second-factor';

import type { AdminCall, AdminHandler } from '../../../http/admin-endpoint';
import { refuse } from '../../../http/refuse';
import { showSecret } from '../../../http/second-factor/set-up-second-factor';
import { PASSWORD_TRIES } from '../../../http/sign-in-guard';
import { actorOf } from '../audit/actor';
import { audited } from '../audit/audited';
import type { AdminParts } from '../parts';

/** Shows an administrator the secret for their authenticator app, on their password's word. */
export function beginAdminSecondFactorHandler(
  parts: AdminParts,
): AdminHandler<typeof beginAdminSecondFactor> {
  return async (call) => {
    const { admin, input } = call;
    const isRight = await countedPassword(parts, call, input.currentPassword);
    const deed = { by: actorOf(call), action: 'second_factor_begun' as const, subjectId: admin.id };
    return audited(parts, deed, async (trx) => {
      if (!isRight) throw wrongPassword();
      const owner = { kind: 'admin', owner_id: admin.id } as const;
      const wanted = { name: admin.username, now: parts.now() };
      return { answer: await showSecret(trx, owner, wanted) };
    });
  };
}

/** Whether a password is the administrator's. Counted by session, as people's are. */
async function countedPassword(
  { guard, passwords }: AdminParts,
  { admin, session, origin }: AdminCall<unknown>,
  password: string,
): Promise<boolean> {
  const name = `${admin.id} ${session.key}`;
  const attempt = { what: 'admin-password', name, limits: PASSWORD_TRIES };
  const tries = await guard.take({ ...attempt, address: origin.address });
  const isRight = await passwords.matches(password, admin.password);
  if (isRight) await guard.forgive(tries);
  return isRight;
}

function wrongPassword() {
  const words = 'This is not your current password.';
  return refuse('wrong_password', { detail: words, fields: { currentPassword: words } });
}
