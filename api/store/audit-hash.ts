import { createHash } from 'node:crypto';

import type { AuditLogTable } from './admin-tables';

/**
 * The hash of an entry: SHA-256 over the hash before and every column in this order, as a JSON list. It
 * can be computed anew by anyone who reads the table.
 */
export function auditHash(before: string, row: Omit<AuditLogTable, 'hash'>): string {
  const { n, at, action, outcome, admin_id, admin_name, subject_id, address, request_id, detail } =
    row;
  const told = [
    ...[before, n, at, action, outcome],
    ...[admin_id, admin_name, subject_id, address, request_id, detail],
  ];
  return createHash('sha256').update(JSON.stringify(told)).digest('hex');
}
