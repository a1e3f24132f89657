import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

import type { MadePasskey, ShownPasskey } from '#shared/contract/passkeys';

import type { Answer, Visitor } from './api-in-memory';

// Flags of authenticator data (WebAuthn, 6.1).
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const BACKUP_ELIGIBLE = 0x08;
const BACKED_UP = 0x10;
const HAS_CREDENTIAL = 0x40;

/** How a test falsifies an honest authenticator and browser. */
export interface Falsified {
  /** Of a new passkey. */
  id?: string;
  origin?: string;
  site?: string;
  type?: string;
  challenge?: string;
  /** The user was not verified by a finger, face or PIN. */
  unverified?: boolean;
  counter?: number;
  /** Signed with another key. */
  forged?: boolean;
  userHandle?: string;
  /** The certificates of an attestation that was not requested. */
  certificates?: Buffer[];
}

interface Credential {
  id: string;
  site: string;
  userHandle: string;
  key: KeyObject;
  counter: number;
}

interface Options {
  /** The page that the browser is on. */
  origin: string;
  /** Whether it syncs passkeys to other devices; its counter then stays at zero. */
  synced?: boolean;
  /** The model, in hexadecimal digits. */
  aaguid?: string;
}

/** A browser and an authenticator in one: makes and uses passkeys with ECDSA over P-256 (ES256), in CBOR and COSE. */
export class SoftwareAuthenticator {
  readonly credentials: Credential[] = [];

  constructor(private readonly options: Options) {}

  /** What `navigator.credentials.create` returns for the options of a server. */
  make(options: unknown, falsified: Falsified = {}): MadePasskey {
    const { challenge, rp, user } = options as {
      challenge: string;
      rp: { id: string };
      user: { id: string };
    };
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const credential: Credential = {
      id: falsified.id ?? randomBytes(32).toString('base64url'),
      site: rp.id,
      userHandle: user.id,
      key: privateKey,
      counter: 0,
    };
    this.credentials.push(credential);
    const attested = Buffer.concat([
      Buffer.from(this.options.aaguid ?? '0'.repeat(32), 'hex'),
      uint(2, 32),
      Buffer.from(credential.id, 'base64url'),
      coseKey(publicKey),
    ]);
    const authData = this.authenticatorData(credential, falsified, attested);
    const clientData = this.clientData('webauthn.create', challenge, falsified);
    const statement = statementOf(
      privateKey,
      Buffer.concat([authData, sha256(clientData)]),
      falsified,
    );
    return {
      id: credential.id,
      clientDataJSON: clientData.toString('base64url'),
      attestationObject: cborMap([
        [cborText('fmt'), cborText(falsified.certificates ? 'packed' : 'none')],
        [cborText('attStmt'), statement],
        [cborText('authData'), cborBytes(authData)],
      ]).toString('base64url'),
      transports: ['internal'],
    };
  }

  /** What `navigator.credentials.get` returns, with the newest passkey for the site. */
  show(options: unknown, falsified: Falsified = {}): ShownPasskey {
    const { challenge, rpId } = options as { challenge: string; rpId: string };
    const credential = this.credentials.filter(({ site }) => site === rpId).at(-1);
    if (!credential) throw new Error(`There is no passkey for ${rpId}.`);
    const authData = this.authenticatorData(credential, falsified);
    const clientData = this.clientData('webauthn.get', challenge, falsified);
    const key = falsified.forged ? otherKey() : credential.key;
    const signed = sign('sha256', Buffer.concat([authData, sha256(clientData)]), key);
    return {
      id: credential.id,
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signed.toString('base64url'),
      userHandle: falsified.userHandle ?? credential.userHandle,
    };
  }

  private authenticatorData(
    credential: Credential,
    { site, unverified = false, counter }: Falsified,
    attested?: Buffer,
  ): Buffer {
    const { synced = false } = this.options;
    if (!synced) credential.counter += 1;
    const flags =
      USER_PRESENT |
      (unverified ? 0 : USER_VERIFIED) |
      (synced ? BACKUP_ELIGIBLE | BACKED_UP : 0) |
      (attested ? HAS_CREDENTIAL : 0);
    return Buffer.concat([
      sha256(Buffer.from(site ?? credential.site)),
      Buffer.from([flags]),
      uint(4, counter ?? credential.counter),
      attested ?? Buffer.alloc(0),
    ]);
  }

  private clientData(type: string, challenge: string, falsified: Falsified): Buffer {
    const data = {
      type: falsified.type ?? type,
      challenge: falsified.challenge ?? challenge,
      origin: falsified.origin ?? this.options.origin,
      crossOrigin: false,
    };
    return Buffer.from(JSON.stringify(data));
  }
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

const otherKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;

function statementOf(key: KeyObject, signed: Buffer, { certificates }: Falsified): Buffer {
  if (!certificates) return cborMap([]);
  return cborMap([
    [cborText('alg'), cborInt(-7)],
    [cborText('sig'), cborBytes(sign('sha256', signed, key))],
    [cborText('x5c'), cborArray(certificates.map(cborBytes))],
  ]);
}

/** RFC 9053, 7.1.1: an EC2 key of P-256 for ES256. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return cborMap([
    [cborInt(1), cborInt(2)],
    [cborInt(3), cborInt(-7)],
    [cborInt(-1), cborInt(1)],
    [cborInt(-2), cborBytes(Buffer.from(x, 'base64url'))],
    [cborInt(-3), cborBytes(Buffer.from(y, 'base64url'))],
  ]);
}

function uint(bytes: 2 | 4, value: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
}

/** RFC 8949, 3: the head of an item. */
function head(major: number, value: number): Buffer {
  const type = major << 5;
  if (value < 24) return Buffer.from([type | value]);
  if (value < 256) return Buffer.from([type | 24, value]);
  return Buffer.concat([Buffer.from([type | 25]), uint(2, value)]);
}

const cborInt = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const cborBytes = (bytes: Buffer) => Buffer.concat([head(2, bytes.length), bytes]);
const cborText = (text: string) => Buffer.concat([head(3, text.length), Buffer.from(text)]);
const cborArray = (items: Buffer[]) => Buffer.concat([head(4, items.length), ...items]);
const cborMap = (entries: [Buffer, Buffer][]) =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);

interface Addresses {
  password: string;
  /** '/api/admin' for administrators. */
  under?: string;
}

/** Adds a passkey as a user does, in their session. */
export async function addPasskey(
  visitor: Visitor,
  device: SoftwareAuthenticator,
  { password, under = '/api/auth' }: Addresses,
): Promise<Answer> {
  const begun = await visitor.post(`${under}/passkeys/begin`, { currentPassword: password });
  if (begun.status !== 200) return begun;
  return visitor.post(`${under}/passkeys`, device.make(begun.body));
}

export const newPageKey = () => randomBytes(32).toString('base64url');

/** Signs in with the newest passkey of a device, or attempts to. */
export async function passkeySignIn(
  visitor: Visitor,
  device: SoftwareAuthenticator,
  { under = '/api/auth', falsified = {}, ...more }: SignInOptions = {},
): Promise<Answer> {
  const pageKey = newPageKey();
  const begun = await visitor.post(`${under}/passkey-login/begin`, { pageKey });
  const passkey = device.show(begun.body, falsified);
  return visitor.post(`${under}/passkey-login`, { pageKey, passkey, ...more });
}

interface SignInOptions {
  under?: string;
  falsified?: Falsified;
  sharedDevice?: boolean;
}
