import type { listSessions } from '#shared/contract/sessions';

import type { MemberHandler } from '../../../http/endpoint';
import type { Database } from '../../../store/database';
import { sessionId, sessionsOf } from '../../../store/sessions';
import { shownPlace } from './shown-place';

interface Parts {
  db: Database;
  now: () => number;
}

/** A person's own sessions, the one that asks first. */
export function listSessionsHandler({ db, now }: Parts): MemberHandler<typeof listSessions> {
  return async ({ account, session }) => {
    const rows = await sessionsOf(db, account.id, now());
    const sessions = rows.map((row) => ({
      id: sessionId(row.token_hash),
      ...shownPlace(row),
      createdAt: row.created_at,
      lastUsedAt: row.last_seen_at,
      current: row.token_hash === session.key,
      sharedDevice: row.shared === 1,
    }));
    // Otherwise they stay as they come: used last first.
    return { sessions: sessions.sort((one, other) => Number(other.current) - Number(one.current)) };
  };
}
