import { TOTP } from 'otpauth';

import { putSecondFactor, type FactorOwner } from '../../api/store/second-factors';
import type { ApiInMemory, Visitor } from './api-in-memory';

/** An authenticator app that has taken a secret in. */
export class Authenticator {
  private readonly totp: TOTP;

  constructor(readonly secret: string) {
    this.totp = new TOTP({ secret });
  }

  /** What it shows at a time, in ms. */
  codeAt(time: number): string {
    return this.totp.generate({ timestamp: time });
  }
}

// 160 bits in base32, of no meaning.
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** Gives somebody a second factor of which no code was used. */
export async function giveSecondFactor(
  { services }: ApiInMemory,
  owner: FactorOwner,
): Promise<Authenticator> {
  const { db, now } = services;
  const facts = { secret: SECRET, step: 0, now: now() };
  await db.transaction().execute(async (trx) => putSecondFactor(trx, owner, facts));
  return new Authenticator(SECRET);
}

/** Sets two-step sign-in up as a person does, with the code of a time. */
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
