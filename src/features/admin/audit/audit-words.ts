import type { AuditAction, AuditEntry } from '#shared/contract/admin/audit';

import { wholeWords } from '../../../ui/words/number';

export const ACTION_WORDS: Record<AuditAction, string> = {
  login: 'Login',
  logout: 'Logout',
  users_viewed: 'Users viewed',
  email_changed: 'Email changed',
  status_changed: 'Status changed',
  user_deleted: 'User deleted',
  users_exported: 'Users exported',
  contacts_viewed: 'Messages viewed',
  contact_deleted: 'Message deleted',
  audit_viewed: 'Audit log viewed',
  system_viewed: 'System viewed',
  admin_created: 'Administrator created',
  admin_disabled: 'Administrator shut out',
  admin_enabled: 'Administrator let in again',
  password_reset: 'Password reset',
  second_factor_set: 'Second factor set',
  second_factor_removed: 'Second factor removed',
  reset_link_made: 'Reset link made',
};

/** The facts of an entry in one line: 'free → premium', 'users: 1,200'. */
export function detailWords({ from, to, ...rest }: AuditEntry['detail']): string {
  const change = from !== undefined && to !== undefined ? [`${String(from)} → ${String(to)}`] : [];
  const others = Object.entries(rest).map(([name, value]) => {
    return `${spoken(name)}: ${valueWords(value)}`;
  });
  return [...change, ...others].join(', ');
}

function valueWords(value: AuditEntry['detail'][string]): string {
  if (typeof value === 'number') return wholeWords(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === null ? 'none' : spoken(value);
}

/** 'second factor' for 'second_factor', 'stripe id' for 'stripeId'. */
function spoken(name: string): string {
  return /^[a-z]+([_A-Z][a-z]*)+$/.test(name)
    ? name.replace(/_|(?=[A-Z])/g, ' ').toLowerCase()
    : name;
}
