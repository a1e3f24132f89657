import Papa from 'papaparse';

import type { AdminUser } from '#shared/contract/admin/users';

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

export const csvHead = (): string => BYTE_ORDER_MARK + lines([COLUMNS]);

/** Lines of the export, each with an end of line. */
export function csvLines(users: AdminUser[]): string {
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
