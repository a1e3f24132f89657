export interface IdentitiesTable {
  issuer: string;
  subject: string;
  user_id: string;
  linked_at: number;
  used_at: number;
}

export interface SignInAttemptsTable {
  token_hash: string;
  begun_at: number;
  /** 'confirm': a signed-in user confirms their identity. */
  purpose: 'sign_in' | 'confirm';
  shared: number;
  state: string;
  nonce: string;
  verifier: string;
  /** The user who confirms, or whose account is to be linked. */
  user_id: string | null;
  issuer: string | null;
  subject: string | null;
  /** The hash of a new user's email, if a trusted issuer has verified it. */
  proved_email_hash: string | null;
}
