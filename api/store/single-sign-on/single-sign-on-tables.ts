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
  /** 'confirm': somebody who is signed in shows again that it is them. */
  purpose: 'sign_in' | 'confirm';
  shared: number;
  state: string;
  nonce: string;
  verifier: string;
  /** Who confirms, or whose account is to be linked. */
  user_id: string | null;
  issuer: string | null;
  subject: string | null;
  /** The hash of a newcomer's address, where the issuer has verified it and is believed. */
  proved_email_hash: string | null;
}
