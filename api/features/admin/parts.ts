import type { Logger } from 'pino';

import type { SignInGuard } from '../../http/sign-in-guard';
import type { Mailer } from '../../jobs/mail/mailer';
import type { AccountRow } from '../../store/accounts';
import type { Database, DatabaseTransaction } from '../../store/database';
import type { PhotoFiles } from '../../store/photo-files';
import type { ChainWatch } from './audit/chain-watch';

/** How passwords are kept and judged: the same way as everybody's. */
export interface PasswordParts {
  passwords: {
    hash: (password: string) => Promise<string>;
    matches: (password: string, stored: string | undefined) => Promise<boolean>;
    /** Whether a hash was made with other parameters than those of today. */
    isOutdated: (stored: string) => boolean;
  };
  /** Whether a password is among those that guessers try first. */
  isCommonPassword: (password: string) => boolean;
}

/** What the administrators' desk stands on. */
export interface AdminParts extends PasswordParts {
  db: Database;
  now: () => number;
  log: Logger;
  guard: SignInGuard;
  mailer: Mailer;
  files: PhotoFiles;
  chain: ChainWatch;
  /** Where people reach this server. */
  publicUrl: string;
  /** Whether the server runs for others, not for work on it: weak passwords open nothing then. */
  production: boolean;
  /** What has to end before an account does; where it fails, nothing is deleted. */
  beforeDeletion: (account: AccountRow) => Promise<void>;
  /** Ends what an account has at Stripe, with the time that is paid or at once. */
  endSubscriptions: (account: AccountRow, when: 'period_end' | 'now') => Promise<void>;
  /** Until when an account's subscription is paid at Stripe, in ms; null where it is not. */
  paidTime: (trx: DatabaseTransaction, userId: string) => Promise<number | null>;
  /** What else happens in the transaction in which an account's uploads become unlimited. */
  onUnlimited: (trx: DatabaseTransaction, userId: string) => Promise<void>;
  /** What else happens in the transaction in which an e-mail changes. */
  onEmail: (trx: DatabaseTransaction, userId: string) => Promise<void>;
  /** Told of every account that has changed, after the commit. */
  onChange: (userId: string) => void;
}

export type AuditParts = Pick<AdminParts, 'db' | 'now' | 'log'>;
