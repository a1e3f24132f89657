import type { endOtherSessions } from '#shared/contract/sessions';

import type { MemberHandler } from '../../../http/endpoint';
import { lockUserSequence } from '../../../store/lock-user-sequence';
import { deleteSessionsOf } from '../../../store/sessions';
import { checkPassword } from '../check-password';
import type { SessionServices } from './end-session';

/** Ends all of a person's sessions but the one that asks, on their password's word. */
export function endOtherSessionsHandler(
  services: SessionServices,
): MemberHandler<typeof endOtherSessions> {
  const { db, now, onSessionEnd } = services;
  return async (call) => {
    const { account, session, input } = call;
    await checkPassword(services, call, input.currentPassword);
    const ended = await lockUserSequence(db, account.id, async ({ trx }) =>
      deleteSessionsOf(trx, account.id, { but: session.key, now: now() }),
    );
    onSessionEnd(account.id);
    return { ok: true, ended };
  };
}
