import { hash, verify } from '@node-rs/argon2';

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

/** Hashes and checks passwords, two at a time: each takes 46 MiB. */
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

  /** Takes as long without a hash, so that the time does not tell who has an account. */
  async matches(password: string, stored: string | undefined): Promise<boolean> {
    const against = stored ?? (await this.nobody);
    const same = await this.semaphore.run(() => verify(against, password));
    return same && stored !== undefined;
  }
}
