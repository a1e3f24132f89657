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
  /** Null: with a password. */
  signed_in_with: Generated<string | null>;
  /** When somebody without a password has shown again that it is them. */
  confirmed_at: Generated<number | null>;
}
