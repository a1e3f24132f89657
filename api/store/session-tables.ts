import type { Generated } from 'kysely';

export interface SessionsTable {
  token_hash: string;
  user_id: string;
  created_at: number;
  last_seen_at: number;
  expires_at: number;
  device: string | null;
  network: string | null;
  shared: Generated<number>;
  /** The single sign-on service; null for a password. */
  signed_in_with: Generated<string | null>;
  /** When a user without a password last confirmed their identity. */
  confirmed_at: Generated<number | null>;
}
