import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
// Clocks differ, and typing takes a while: the code before and the one after are good as well.
const WINDOW = 1;

/** A new secret for an authenticator app, in base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/**
 * The address by which an authenticator app takes a secret in.
 * @param name whose it is, as the app shows it
 */
export function secretAddress(secret: string, name: string): string {
  return totpOf(secret, name).toString();
}

/**
 * The 30-second step whose code this is (RFC 6238); undefined where it is none of now.
 * @param now in ms
 */
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
