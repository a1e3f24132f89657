import { hash, verify } from '@node-rs/argon2';

import { refuse } from '../../http/refuse';

// OWASP's first choice of parameters: 46 MiB, one pass.
// The library's enum cannot be imported by itself; 2 is argon2id.
const ARGON2ID = 2;
const PARAMETERS = {
  algorithm: ARGON2ID,
  memoryCost: 47_104,
  timeCost: 1,
  parallelism: 1,
};
const AT_ONCE = 2;
const QUEUE_MAX = 20;

/** Hashes and checks passwords, a few at a time: a storm of logins must not take all the memory. */
export class Passwords {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly nobody: Promise<string>;

  constructor() {
    this.nobody = hash('the password of nobody', PARAMETERS);
  }

  async hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, PARAMETERS));
  }

  /**
   * Whether the password is the one that was hashed. Takes as long where there is no hash, so that
   * the time does not tell who has an account.
   */
  async matches(password: string, stored: string | undefined): Promise<boolean> {
    const against = stored ?? (await this.nobody);
    const same = await this.inTurn(() => verify(against, password));
    return same && stored !== undefined;
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= AT_ONCE) await this.wait();
    this.running += 1;
    try {
      return await work();
    } finally {
      this.running -= 1;
      this.waiting.shift()?.();
    }
  }

  private async wait(): Promise<void> {
    if (this.waiting.length >= QUEUE_MAX) throw refuse('busy', { retryAfter: 2 });
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }
}
