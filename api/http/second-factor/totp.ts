import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
// Also accepts one step before and after, because clocks differ and typing takes time.
const WINDOW = 1;

export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** @param name the name that the authenticator app shows */
export function secretAddress(secret: string, name: string): string {
  return totpOf(secret, name).toString();
}

/** The 30-second step of a code (RFC 6238); undefined for a wrong one. @param now in ms */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? undefined : Math.floor(now / 1_000 / PERIOD_S) + delta;
}

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({
    issuer: 'Platelog',
    label,
    secret: Secret.fromBase32(secret),
    period: PERIOD_S,
    digits: 6,
    algorithm: 'SHA1',
  });
}
