import type { Generated } from 'kysely';

/** The tables of the admin area as Kysely sees them. */
export interface AdminTables {
  admins: AdminsTable;
  admin_sessions: AdminSessionsTable;
  audit_log: AuditLogTable;
  audit_head: AuditHeadTable;
  contacts: ContactsTable;
  sync_troubles: SyncTroublesTable;
  user_directory: UserDirectoryTable;
  money_back: MoneyBackTable;
  failure_reports: FailureReportsTable;
  announcements: AnnouncementsTable;
  invites: InvitesTable;
}

export interface AdminsTable {
  id: string;
  username: string;
  email: string;
  password: string;
  created_at: number;
  disabled_at: number | null;
  second_factor_due: number;
}

export interface AdminSessionsTable {
  token_hash: string;
  admin_id: string;
  created_at: number;
  expires_at: number;
}

export interface AuditLogTable {
  n: number;
  at: number;
  action: string;
  outcome: string;
  admin_id: string | null;
  admin_name: string | null;
  subject_id: string | null;
  address: string | null;
  request_id: string | null;
  detail: string;
  hash: string;
}

export interface AuditHeadTable {
  id: number;
  n: number;
  hash: string;
}

export interface ContactsTable {
  id: string;
  email: string;
  name: string;
  subject: string;
  message: string | null;
  created_at: number;
  /** The account that was signed in when the message was written. */
  sender_id: string | null;
  handled_at: number | null;
  /** The administrator's name at that time. */
  handled_by: string | null;
}

export interface SyncTroublesTable {
  user_id: string;
  day: string;
  kind: 'reject' | 'digest' | 'reload';
  code: string;
  count: number;
  last_at: number;
}

export interface UserDirectoryTable {
  n: number;
  user_id: string;
  email: string;
  first_name: string;
  last_name: string;
  status: string;
  images: number;
  created_at: number;
  /** The text that is searched; a column generated from the others. */
  search_text: string;
}

export interface MoneyBackTable {
  id: string;
  user_id: string;
  kind: 'refund' | 'dispute';
  status: string;
  cents: number;
  currency: string;
  at: number;
}

export interface FailureReportsTable {
  id: string;
  group_id: string;
  kind: string;
  message: string;
  stack: string;
  page: string;
  app: string;
  browser: string;
  times: number;
  failed_at: number;
  received_at: number;
}

export interface AnnouncementsTable {
  n: Generated<number>;
  title: string;
  text: string;
  /** 'YYYY-MM-DD' */
  effective_on: string;
  hash: string;
  created_at: number;
  /** Accounts with an id up to this one have been mailed. */
  mailed_to: Generated<string>;
  mailed_at: number | null;
}

export interface InvitesTable {
  id: string;
  code_hash: string;
  label: string;
  uses: number;
  used: Generated<number>;
  created_at: number;
  created_by: string | null;
  expires_at: number;
}
