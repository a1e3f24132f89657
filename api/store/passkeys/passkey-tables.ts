export interface PasskeysTable {
  credential_id: string;
  /** By what lists and addresses name it. */
  id: string;
  kind: 'user' | 'admin';
  owner_id: string;
  name: string;
  public_key: string;
  counter: number;
  /** The host name that it was made for. */
  site: string;
  /** JSON: a list of words. */
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
