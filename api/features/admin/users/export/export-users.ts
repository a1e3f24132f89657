import { EXPORT_COUNT_HEADER, type exportUsers } from '#shared/contract/admin/users';

import type { AdminHandler } from '../../../../http/admin-endpoint';
import { Download } from '../../../../http/download';
import type { Database } from '../../../../store/database';
import { countUsers, eachUser } from '../../../../store/user-directory';
import { actorOf } from '../../audit/actor';
import { audited } from '../../audit/audited';
import type { AdminParts } from '../../parts';
import { csvHead, csvLines } from './csv';

const USERS_AT_ONCE = 1_000;

/** The accounts as a file, a part at a time. It is in the log before the first line leaves. */
export function exportUsersHandler(parts: AdminParts): AdminHandler<typeof exportUsers> {
  const { db, now } = parts;
  return async (call) => {
    const { search } = call.input;
    const deed = { by: actorOf(call), action: 'users_exported' as const };
    const count = await audited(parts, deed, async (trx) => {
      const users = await countUsers(trx, search);
      return { answer: users, detail: { users, searched: (search ?? '') !== '' } };
    });
    const day = new Date(now()).toISOString().slice(0, 10);
    const facts = {
      name: `platelog-users-${day}.csv`,
      mime: 'text/csv; charset=utf-8',
      headers: { [EXPORT_COUNT_HEADER]: String(count) },
    };
    return new Download(facts, csvOf(db, search));
  };
}

async function* csvOf(db: Database, search: string | undefined): AsyncGenerator<string> {
  yield csvHead();
  for await (const users of eachUser(db, { search, pageSize: USERS_AT_ONCE })) {
    yield csvLines(users);
  }
}
