import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';

import { isContextPassword, type PasswordContext } from '#shared/rules/is-context-password';

import { refuse } from '../../http/refuse';
import { Semaphore } from '../../http/semaphore';

// OWASP's first choice of parameters: 46 MiB, one pass.
// The library's enum cannot be imported by itself; 2 is argon2id.
const ARGON2ID = 2;
const PARAMETERS = {
  algorithm: ARGON2ID,
  memoryCost: 47_104,
  timeCost: 1,
  parallelism: 1,
};
const { memoryCost, timeCost, parallelism } = PARAMETERS;
const CURRENT = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;

/** Hashes and checks passwords, at most two at a time, because each takes 46 MiB. */
export class Passwords {
  private readonly semaphore = new Semaphore({ atOnce: 2, waitingMost: 20 });
  private readonly nobody: Promise<string>;

  constructor() {
    this.nobody = hash('the password of nobody', PARAMETERS);
  }

  async hash(password: string): Promise<string> {
    return this.semaphore.run(() => hash(password, PARAMETERS));
  }

  isOutdated(stored: string): boolean {
    return !stored.startsWith(CURRENT);
  }

  /**
   * Takes as long without an account, so that the time does not reveal accounts.
   * @param stored undefined without an account; empty if it has no password
   */
  async matches(password: string, stored = ''): Promise<boolean> {
    const hasOne = stored !== '';
    const against = hasOne ? stored : await this.nobody;
    const same = await this.semaphore.run(() => verify(against, password));
    return same && hasOne;
  }
}

const COMMON = new Set(dictionary['passwords-common']);

const TOO_COMMON = 'This password is one of the first that attackers try. Please choose another.';
const TOO_NEAR =
  'Your name, your email and the name of this app are easy to guess. Please choose another password.';

/** @throws Refusal 'invalid_input' for a common password, or one made of the user's own names */
export function refuseWeakPassword(password: string, person: PasswordContext): void {
  const words = isCommonPassword(password) ? TOO_COMMON : nearWords(password, person);
  if (words !== undefined) {
    throw refuse('invalid_input', { detail: words, fields: { password: words } });
  }
}

function nearWords(password: string, person: PasswordContext): string | undefined {
  return isContextPassword(password, person) ? TOO_NEAR : undefined;
}

export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}
