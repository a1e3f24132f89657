import Papa from 'papaparse';

import {
  type AdminUser,
  EXPORT_COUNT_HEADER,
  type exportUsers,
} from '#shared/contract/admin/users';

import type { AdminHandler } from '../../../../http/admin-endpoint';
import { Download } from '../../../../http/download';
import type { Database } from '../../../../store/database';
import { countUsers, eachUser } from '../../../../store/user-directory';
import { actorOf } from '../../audit/actor';
import { audited } from '../../audit/audited';
import type { AdminParts } from '../../parts';

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

// Without it a spreadsheet program takes the letters for those of its own country.
const BYTE_ORDER_MARK = '\uFEFF';

// What a spreadsheet program takes for the beginning of a formula, in full width too.
const FORMULA = /^\s*[=+\-@\t\r\n＝＋－＠]/;

// Where a program parts cells at semicolons or tabs, one that begins within a text is a cell as well.
const INNER_FORMULA = /([;\t\r\n|])([^\S\t\r\n]*[=+\-@＝＋－＠])/g;

const csvHead = (): string => BYTE_ORDER_MARK + lines([COLUMNS]);

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

/** Lines of the export, each with an end of line. */
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
  const safe = rows.map((cells) => cells.map(withoutFormula));
  return safe.length === 0 ? '' : `${Papa.unparse(safe, { quotes: true, newline: '\r\n' })}\r\n`;
}

/** What people have written is text, whatever it begins with: an apostrophe says so to the program. */
function withoutFormula(cell: string | number): string | number {
  if (typeof cell === 'number') return cell;
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return text.replace(INNER_FORMULA, "$1'$2");
}
