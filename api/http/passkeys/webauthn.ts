import type { MadePasskey, ShownPasskey } from '#shared/contract/passkeys';

import type { PasskeyRow } from '../../store/passkeys/passkeys';
import { refuse } from '../refuse';
import type { Site } from './site-of';

// The algorithms that authenticators support: ECDSA with P-256, Ed25519, RSA (RFC 9053, RFC 8812).
const ES256 = -7;
const EDDSA = -8;
const RS256 = -257;
const ALGORITHMS = [ES256, EDDSA, RS256];

interface Expected {
  site: Site;
  challenge: string;
}

interface Made extends Pick<PasskeyRow, 'credential_id' | 'public_key' | 'counter'> {
  /** The model of the authenticator; zeros if it does not say. */
  aaguid: string;
  synced: boolean;
}

/** The challenge that was signed; undefined if it cannot be read. */
export function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const text = Buffer.from(clientDataJSON, 'base64url').toString();
    const { challenge } = JSON.parse(text) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** @throws Refusal 'bad_passkey' */
export async function readMade(
  { id, transports, ...response }: MadePasskey,
  { site, challenge }: Expected,
): Promise<Made> {
  return orRefused(async () => {
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    await refuseCertificates(response.attestationObject);
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...PUBLIC_KEY, id, rawId: id, response: { ...response, transports } },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (registrationInfo?.credential.id !== id) return undefined;
    const { credential, aaguid, credentialBackedUp } = registrationInfo;
    return {
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      aaguid,
      synced: credentialBackedUp,
    };
  });
}

/**
 * The server does not request attestation. Refuses attestation certificates, because they may contain URLs that the
 * library would fetch.
 */
async function refuseCertificates(attestationObject: string): Promise<void> {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers');
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = attestation.get('fmt');
  const isSelf = format === 'packed' && attestation.get('attStmt').get('x5c') === undefined;
  if (format !== 'none' && !isSelf) throw new Error('An attestation that was not asked for');
}

/** @throws Refusal 'bad_passkey' */
export async function readShown(
  { id, userHandle, ...response }: ShownPasskey,
  { site, challenge, passkey }: Expected & { passkey: PasskeyRow },
): Promise<{ counter: number; synced: boolean }> {
  return orRefused(async () => {
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    const handle = userHandle === undefined ? {} : { userHandle };
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...PUBLIC_KEY, id, rawId: id, response: { ...response, ...handle } },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
    });
    if (!verified) return undefined;
    return {
      counter: authenticationInfo.newCounter,
      synced: authenticationInfo.credentialBackedUp,
    };
  });
}

const PUBLIC_KEY = { type: 'public-key', clientExtensionResults: {} } as const;

/** Turns every error of the library into a refusal. */
async function orRefused<Found>(read: () => Promise<Found | undefined>): Promise<Found> {
  const found = await read().catch(() => undefined);
  if (found === undefined) throw refuse('bad_passkey');
  return found;
}
