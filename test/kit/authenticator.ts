import { TOTP } from 'otpauth';

import { putSecondFactor, type FactorOwner } from '../../api/store/second-factors';
import type { ApiInMemory, Visitor } from './api-in-memory';

/** An authenticator app that has stored a secret. */
export class Authenticator {
  private readonly totp: TOTP;

  constructor(readonly secret: string) {
    this.totp = new TOTP({ secret });
  }

  /** The code that it shows at a time, in ms. */
  codeAt(time: number): string {
    return this.totp.generate({ timestamp: time });
  }
}

// 160 random bits in base32.
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** Gives an account a second factor with no codes used. */
export async function giveSecondFactor(
  { services }: ApiInMemory,
  owner: FactorOwner,
): Promise<Authenticator> {
  const { db, now } = services;
  const facts = { secret: SECRET, step: 0, now: now() };
  await db.transaction().execute(async (trx) => putSecondFactor(trx, owner, facts));
  return new Authenticator(SECRET);
}

/** Sets up two-step sign-in as a user does, with the code for the given time. */
export async function setUpSecondFactor(
  visitor: Visitor,
  { password, time }: { password: string; time: number },
): Promise<{ app: Authenticator; recoveryCodes: string[] }> {
  const begun = await visitor.post('/api/auth/second-factor/begin', { currentPassword: password });
  const app = new Authenticator((begun.body as { secret: string }).secret);
  const answer = await visitor.post('/api/auth/second-factor/confirm', { code: app.codeAt(time) });
  if (answer.status !== 200) throw new Error(`Not set up: ${JSON.stringify(answer.body)}`);
  return { app, recoveryCodes: (answer.body as { recoveryCodes: string[] }).recoveryCodes };
}
