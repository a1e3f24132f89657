import type { Logger } from 'pino';

import type { SignInGuard } from '../../http/sign-in-guard';
import type { Mailer } from '../../jobs/mail/mailer';
import type { AccountRow } from '../../store/accounts';
import type { Database, DatabaseTransaction } from '../../store/database';
import type { ErasedLog } from '../../store/erased-log';
import type { ChainWatch } from './audit/chain-watch';

/** All services of the admin area; each handler picks what it needs. */
export interface AdminServices {
  db: Database;
  now: () => number;
  log: Logger;
  guard: SignInGuard;
  mailer: Mailer;
  removals: { runSoon: (userId: string) => Promise<void> };
  erased: ErasedLog;
  checkpoints: { empty: () => Promise<void> };
  chain: ChainWatch;
  passwords: {
    hash: (password: string) => Promise<string>;
    matches: (password: string, stored: string | undefined) => Promise<boolean>;
    /** Whether a hash was made with parameters other than the current ones. */
    isOutdated: (stored: string) => boolean;
  };
  isCommonPassword: (password: string) => boolean;
  publicUrl: string;
  /** In production weak passwords are refused. */
  production: boolean;
  /** Ends all payments of an account. If it fails, nothing is deleted. */
  endBilling: (userId: string) => Promise<string | null>;
  endSubscriptions: (account: AccountRow, when: 'period_end' | 'now') => Promise<void>;
  /** Until when an account's subscription is paid at Stripe, in ms; null if it is not. */
  paidTime: (trx: DatabaseTransaction, userId: string) => Promise<number | null>;
  /** Runs in the transaction in which an account's uploads become unlimited. */
  onUnlimited: (trx: DatabaseTransaction, userId: string) => Promise<void>;
  /** Runs in the transaction in which a name or an email changes. */
  onIdentity: (trx: DatabaseTransaction, userId: string) => Promise<void>;
  /** Runs after the commit of a change to an account. */
  onChange: (userId: string, what?: 'account') => void;
}

export type AuditServices = Pick<AdminServices, 'db' | 'now' | 'log'>;
