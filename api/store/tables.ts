import type { Generated, Selectable } from 'kysely';

import type { ReadingCause } from '#shared/records/reading';

import type { AdminTables } from './admin-tables';
import type { PasskeyChallengesTable, PasskeysTable } from './passkeys/passkey-tables';
import type {
  PhotoChargesTable,
  PhotoCreditsTable,
  PhotoFilesTable,
  PhotoRemovalsTable,
} from './photo-files/photo-tables';
import type { ConsentsTable, EraseTicketsTable } from './privacy/privacy-tables';
import type { IdentitiesTable, SignInAttemptsTable } from './single-sign-on/single-sign-on-tables';
import type { SessionsTable } from './session-tables';
import type { EmailCampaignsTable, PushSubscriptionsTable } from './reminders/reminder-tables';
import type { AwardsView, MealsView, UserProfilesView, WeightEntriesView } from './views';

/** The tables as Kysely sees them. Times are integer milliseconds, booleans 0 and 1, JSON is text. */
export interface Tables extends AdminTables {
  users: UsersTable;
  email_campaigns: EmailCampaignsTable;
  push_subscriptions: PushSubscriptionsTable;
  sessions: SessionsTable;
  erase_tickets: EraseTicketsTable;
  sign_in_tries: { key_hash: string; count: number; until: number };
  known_devices: KnownDevicesTable;
  second_factors: SecondFactorsTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  identities: IdentitiesTable;
  sign_in_attempts: SignInAttemptsTable;
  consents: ConsentsTable;
  recovery_codes: { kind: 'user' | 'admin'; owner_id: string; code_hash: string };
  sys: SysTable;
  records: RecordsTable;
  ops: OpsTable;
  replicas: ReplicasTable;
  photo_files: PhotoFilesTable;
  photo_removals: PhotoRemovalsTable;
  photo_charges: PhotoChargesTable;
  photo_credits: PhotoCreditsTable;
  jobs: JobsTable;
  mails: MailsTable;
  subscriptions: SubscriptionsTable;
  stripe_events: StripeEventsTable;
  trials: { hash: string; holder: string; at: number };
  checkouts: CheckoutsTable;
  readings: ReadingsTable;
  provider_days: ProviderDaysTable;
  provider_use: ProviderUseTable;
  known_products: { barcode: string; facts: string | null; asked_at: number };
  meals: MealsView;
  user_profiles: UserProfilesView;
  weight_entries: WeightEntriesView;
  awards: AwardsView;
  schema_versions: { version: number; name: string; applied_at: number };
}

export interface UsersTable {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  password: string;
  stripe_customer_id: string | null;
  stripe_subscription_id: string | null;
  subscription_status: string;
  subscription_end_date: number | null;
  images_uploaded: number;
  is_admin: string;
  reset_token: string | null;
  reset_token_expiry: number | null;
  /** A new email that waits for confirmation by its link. */
  new_email: string | null;
  new_email_token: string | null;
  new_email_until: number | null;
  upload_limit_reached_at: number | null;
  last_daily_reminder_sent: number | null;
  next_reminder_at: Generated<number | null>;
  created_at: number;
  seq: number;
  floor: number;
  deleted_at: number | null;
  records_kept: Generated<number>;
  bytes_kept: Generated<number>;
  announcement_seen: Generated<number>;
  /** When the user confirmed the email; null if not. */
  email_proved_at: Generated<number | null>;
}

/** Columns that `closeAccount` handles itself. */
type OfDeletion = 'id' | 'email' | 'is_admin' | 'deleted_at';

/** The bare row of a deleted account, by which its devices learn of the deletion. It does not identify the user. */
export const BARE_USER = {
  first_name: '',
  last_name: '',
  password: '',
  stripe_customer_id: null,
  stripe_subscription_id: null,
  reset_token: null,
  reset_token_expiry: null,
  new_email: null,
  new_email_token: null,
  new_email_until: null,
  subscription_status: 'free',
  subscription_end_date: null,
  images_uploaded: 0,
  upload_limit_reached_at: null,
  last_daily_reminder_sent: null,
  next_reminder_at: null,
  created_at: 0,
  seq: 0,
  floor: 0,
  records_kept: 0,
  bytes_kept: 0,
  announcement_seen: 0,
  email_proved_at: null,
} as const satisfies Omit<Selectable<UsersTable>, OfDeletion>;

export interface KnownDevicesTable {
  token_hash: string;
  kind: 'user' | 'admin';
  owner_id: string;
  last_used_at: number;
}

export interface SecondFactorsTable {
  kind: 'user' | 'admin';
  owner_id: string;
  secret: string;
  begun_at: number;
  since: number | null;
  last_step: number;
}

export interface SysTable {
  k: string;
  v: string;
}

export interface RecordsTable {
  user_id: string;
  type: string;
  id: string;
  seq: number;
  deleted: number;
  data: string;
  field_meta: string;
  /** Hash of the operation that created the record, if that operation has the record's id; otherwise null. */
  maker: string | null;
  created_at: number;
  updated_at: number;
}

export interface OpsTable {
  user_id: string;
  op_id: string;
  replica_id: string;
  type: string;
  record_id: string;
  act: string;
  hash: string;
  payload: string | null;
  result: string;
  at: number;
  received_at: number;
}

export interface ReplicasTable {
  user_id: string;
  replica_id: string;
  last_at: number;
  last_seen: number;
  app: string;
}

export interface ReadingsTable {
  id: string;
  user_id: string;
  meal_id: string;
  photo_id: string | null;
  question: string;
  model: string;
  prompt: string;
  food_table: string;
  answer: string;
  input_tokens: number | null;
  output_tokens: number | null;
  at: number;
}

export interface ProviderDaysTable {
  day: string;
  calls: number;
  cost: number;
}

export interface ProviderUseTable {
  user_id: string;
  day: string;
  calls: number;
}

export interface JobsTable {
  id: string;
  kind: string;
  user_id: string;
  subject_id: string;
  cause: ReadingCause;
  state: 'queued' | 'running' | 'done' | 'failed';
  attempts: number;
  lease: string | null;
  lease_until: number | null;
  owner: string | null;
  run_at: number;
  due_since: number;
  created_at: number;
}

export interface MailsTable {
  id: string;
  kind: string;
  user_id: string | null;
  recipient: string;
  recipient_hash: string;
  subject: string | null;
  body: string | null;
  has_link: number;
  state: 'waiting' | 'sent' | 'failed' | 'dropped';
  tries: Generated<number>;
  last_answer: string | null;
  created_at: number;
  ends_at: number;
  ended_at: number | null;
  campaign_id: Generated<string | null>;
  once: Generated<number>;
  unsubscribe: Generated<string | null>;
}

export interface SubscriptionsTable {
  id: string;
  user_id: string;
  customer_id: string;
  status: string;
  has_card: number;
  setup_intent_id: string | null;
  period_end: number | null;
  cancel_at: number | null;
  ended_at: number | null;
  created_at: number;
  had_card: number;
  paid_invoice: string | null;
  late_since: number | null;
  lapsed: number;
  trial_refused: number;
  version: number;
  checked_at: number;
}

export interface StripeEventsTable {
  id: string;
  type: string;
  outcome: string;
  received_at: number;
}

export interface CheckoutsTable {
  user_id: string;
  attempt: number;
}
