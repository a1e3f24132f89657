import type { User } from '#shared/contract/accounts';

import type { RateLimiter } from '../../http/rate-limiter';
import type { SignInGuard } from '../../http/sign-in-guard';
import type { Mailer } from '../../jobs/mail/mailer';
import type { AccountRow } from '../../store/accounts';
import type { Database, DatabaseTransaction } from '../../store/database';
import type { ErasedLog } from '../../store/erased-log';
import type { PhotoFiles } from '../../store/photo-files/photo-files';
import type { Passwords } from './password';

/** All services for accounts; each handler picks what it needs. */
export interface AccountServices {
  db: Database;
  now: () => number;
  passwords: Passwords;
  limiter: RateLimiter;
  guard: SignInGuard;
  mailer: Mailer;
  files: PhotoFiles;
  removals: { runSoon: (userId: string) => Promise<void> };
  erased: ErasedLog;
  checkpoints: { empty: () => Promise<void> };
  /** From the settings, never from a request, which could name another server. */
  publicUrl: string;
  /** An account as its owner may see it. */
  wireUser: (row: AccountRow) => User;
  /** Ends all payments of an account. If it fails, nothing is deleted. */
  endBilling: (userId: string) => Promise<string | null>;
  /** Runs in the transaction in which a name or an email changes. */
  onIdentity: (trx: DatabaseTransaction, userId: string) => Promise<void>;
  /** Runs after a session of the user has ended. */
  onSessionEnd: (userId: string) => void;
  /** Runs after the commit of a change to an account. */
  onChange: (userId: string, what?: 'account') => void;
}
