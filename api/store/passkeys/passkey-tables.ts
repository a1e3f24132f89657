export interface PasskeysTable {
  credential_id: string;
  /** The id in lists and URLs. */
  id: string;
  kind: 'user' | 'admin';
  owner_id: string;
  name: string;
  public_key: string;
  counter: number;
  /** The host name that it was created for. */
  site: string;
  /** A JSON list of strings. */
  transports: string;
  synced: number;
  created_at: number;
  last_used_at: number | null;
}

export interface PasskeyChallengesTable {
  challenge_hash: string;
  kind: 'user' | 'admin';
  purpose: 'add' | 'sign-in';
  holder_hash: string;
  until: number;
}
