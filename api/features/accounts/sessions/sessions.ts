import type { endOtherSessions, endSession, listSessions } from '#shared/contract/sessions';

import type { MemberHandler } from '../../../http/endpoint';
import { refuse } from '../../../http/refuse';
import type { Place } from '../../../http/session';
import { lockUserSequence } from '../../../store/lock-user-sequence';
import { deleteSession, deleteSessionsOf, sessionId, sessionsOf } from '../../../store/sessions';
import type { AccountServices } from '../account-services';
import { checkPassword } from '../check-password';

const V4 = /^(\d+\.\d+\.\d+)\.0\/24$/;
const V6 = /^([\da-f]+(?::[\da-f]+){3})::\/64$/;

/** The caller's session first, then the others, last used first. */
export function listSessionsHandler({
  db,
  now,
}: Pick<AccountServices, 'db' | 'now'>): MemberHandler<typeof listSessions> {
  return async ({ account, session }) => {
    const rows = await sessionsOf(db, account.id, now());
    const sessions = rows.map((row) => ({
      id: sessionId(row.token_hash),
      ...shownPlace(row),
      createdAt: row.created_at,
      lastUsedAt: row.last_seen_at,
      current: row.token_hash === session.key,
      sharedDevice: row.shared === 1,
      signedInWith: row.signed_in_with,
    }));
    return { sessions: sessions.sort((one, other) => Number(other.current) - Number(one.current)) };
  };
}

type EndServices = Pick<AccountServices, 'db' | 'now' | 'passwords' | 'guard' | 'onSessionEnd'>;

export function endSessionHandler(services: EndServices): MemberHandler<typeof endSession> {
  const { db, now, onSessionEnd } = services;
  return async (call) => {
    const { account, session, params, input } = call;
    await checkPassword(services, call, input.currentPassword);
    const own = await sessionsOf(db, account.id, now());
    const found = own.find(({ token_hash: hash }) => sessionId(hash) === params['id']);
    if (!found) throw refuse('not_found', { detail: 'This session has already ended.' });
    if (found.token_hash === session.key) await session.close();
    else {
      await deleteSession(db, found.token_hash);
      onSessionEnd(account.id);
    }
    return { ok: true };
  };
}

export function endOtherSessionsHandler(
  services: EndServices,
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

/** Shortens the network: '198.51.100.x'; null for anything else. */
export function shownPlace({ device, network }: Place): Place {
  const [, v4] = V4.exec(network ?? '') ?? [];
  const [, v6] = V6.exec(network ?? '') ?? [];
  if (v4 !== undefined) return { device, network: `${v4}.x` };
  return { device, network: v6 === undefined ? null : `${v6}:x` };
}
