import Papa from 'papaparse';

import {
  type AdminUser,
  EXPORT_COUNT_HEADER,
  type exportUsers,
} from '#shared/contract/admin/users';
import { asText } from '#shared/export/csv';

import type { AdminHandler } from '../../../http/admin-endpoint';
import { Download } from '../../../http/respond';
import type { Database } from '../../../store/database';
import { countUsers, eachUser } from '../../../store/user-directory';
import type { AuditServices } from '../admin-services';
import { actorOf, audited } from '../audit/audited';
import { utcDay } from '../../../store/utc-day';

const COLUMNS = [
  'ID',
  'Email',
  'First Name',
  'Last Name',
  'Subscription Status',
  'Images Uploaded',
  'Created At',
  'Stripe Customer ID',
  'Stripe Subscription ID',
];

// Without it spreadsheet programs read the file in a local encoding.
const BYTE_ORDER_MARK = '\uFEFF';

const csvHead = (): string => BYTE_ORDER_MARK + lines([COLUMNS]);

const USERS_AT_ONCE = 1_000;

/** Streams all accounts as CSV. The export is in the audit log before the first line is sent. */
export function exportUsersHandler(services: AuditServices): AdminHandler<typeof exportUsers> {
  const { db, now } = services;
  return async (call) => {
    const { search } = call.input;
    const deed = { by: actorOf(call), action: 'users_exported' as const };
    const count = await audited(services, deed, async (trx) => {
      const users = await countUsers(trx, search);
      return { answer: users, detail: { users, searched: (search ?? '') !== '' } };
    });
    const day = utcDay(now());
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

function csvLines(users: AdminUser[]): string {
  return lines(users.map(cellsOf));
}

function cellsOf(user: AdminUser): (string | number)[] {
  return [
    user.id,
    user.email,
    user.firstName,
    user.lastName,
    user.subscriptionStatus,
    user.imagesUploaded,
    dateTime(user.createdAt),
    user.stripeCustomerId ?? '',
    user.stripeSubscriptionId ?? '',
  ];
}

/** 'yyyy-MM-dd HH:mm:ss' in UTC. */
function dateTime(ms: number): string {
  return new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
}

function lines(rows: (string | number)[][]): string {
  const safe = rows.map((cells) =>
    cells.map((cell) => (typeof cell === 'number' ? cell : asText(cell))),
  );
  return safe.length === 0 ? '' : `${Papa.unparse(safe, { quotes: true, newline: '\r\n' })}\r\n`;
}
