import type { AuditAction, AuditEntry } from '#shared/contract/admin/audit';

import { capital } from '../../../ui/words/text';
import { wholeWords } from '../../../ui/words/number';

export const ACTION_WORDS: Record<AuditAction, string> = {
  login: 'Login',
  logout: 'Logout',
  users_viewed: 'Users viewed',
  email_changed: 'Email changed',
  status_changed: 'Status changed',
  user_deleted: 'User deleted',
  sessions_ended: 'Sessions ended',
  users_exported: 'Users exported',
  contacts_viewed: 'Messages viewed',
  contact_deleted: 'Message deleted',
  reports_viewed: 'Reports viewed',
  reports_deleted: 'Reports deleted',
  audit_viewed: 'Audit log viewed',
  system_viewed: 'System viewed',
  admin_created: 'Administrator created',
  admin_disabled: 'Administrator shut out',
  admin_enabled: 'Administrator let in again',
  password_reset: 'Password reset',
  second_factor_begun: 'Second factor begun',
  second_factor_set: 'Second factor set',
  second_factor_removed: 'Second factor removed',
  reset_link_made: 'Reset link made',
  mail_resent: 'Mail sent again',
  user_second_factor_removed: 'Second factor of a user removed',
};

type Value = AuditEntry['detail'][string];

const FACTS: Record<string, (value: Value) => string> = {
  searched: () => 'by a search',
  offset: (value) => `after the first ${valueWords(value)}`,
  shown: (value) => `${valueWords(value)} shown`,
  sessions: (value) => `${valueWords(value)} ${value === 1 ? 'session' : 'sessions'}`,
  users: (value) => `${valueWords(value)} ${value === 1 ? 'user' : 'users'}`,
  stripe: (value) =>
    value === 'now' ? 'subscription ended at once' : 'subscription ends with the paid time',
  secondFactor: () => 'with the second factor',
  recoveryCode: () => 'a recovery code',
  what: (value) => `${capital(valueWords(value))} tab`,
  username: valueWords,
  reason: valueWords,
};

/** In one line, without what did not happen: 'free → premium', '1,200 users'. */
export function detailWords({ from, to, ...rest }: AuditEntry['detail']): string {
  const change = from !== undefined && to !== undefined ? [`${String(from)} → ${String(to)}`] : [];
  const others = Object.entries(rest)
    .filter(([, value]) => value !== false && value !== 0 && value !== null)
    .map(([name, value]) => factWords(name, value));
  return [...change, ...others].join(', ');
}

/** A newer server may send facts that this page does not know. */
function factWords(name: string, value: Value): string {
  return FACTS[name]?.(value) ?? `${spoken(name)}: ${valueWords(value)}`;
}

function valueWords(value: Value): string {
  if (typeof value === 'number') return wholeWords(value);
  return typeof value === 'string' ? spoken(value) : 'yes';
}

/** 'second factor' for 'second_factor', 'stripe id' for 'stripeId'. */
function spoken(name: string): string {
  return /^[a-z]+([_A-Z][a-z]*)+$/.test(name)
    ? name.replace(/_|(?=[A-Z])/g, ' ').toLowerCase()
    : name;
}
