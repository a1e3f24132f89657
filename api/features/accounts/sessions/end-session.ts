import type { endSession } from '#shared/contract/sessions';

import type { MemberHandler } from '../../../http/endpoint';
import { refuse } from '../../../http/refuse';
import { deleteSession, sessionId, sessionsOf } from '../../../store/sessions';
import { checkPassword } from '../check-password';
import type { AccountServices } from '../register';

export interface SessionServices extends AccountServices {
  onSessionEnd: (userId: string) => void;
}

/** Ends one of a person's sessions, on their password's word. What is open under it closes at once. */
export function endSessionHandler(services: SessionServices): MemberHandler<typeof endSession> {
  const { db, now, onSessionEnd } = services;
  return async (call) => {
    const { account, session, params, input } = call;
    await checkPassword(services, call, input.currentPassword);
    const own = await sessionsOf(db, account.id, now());
    const found = own.find(({ token_hash: hash }) => sessionId(hash) === params['id']);
    if (!found) throw refuse('not_found', { detail: 'This session has ended already.' });
    if (found.token_hash === session.key) await session.close();
    else {
      await deleteSession(db, found.token_hash);
      onSessionEnd(account.id);
    }
    return { ok: true };
  };
}
