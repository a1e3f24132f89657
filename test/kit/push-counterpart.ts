import { createDecipheriv, createECDH, createHmac, createPublicKey, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A subscription as a browser creates it. */
export interface TestSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export interface ReceivedPush {
  endpoint: string;
  /** As the browser decrypts it. */
  text: string;
  ttl: number;
  topic: string;
  subject: string;
}

const KEY_BYTES = 65;
const SALT_BYTES = 16;
const TAG_BYTES = 16;

const hmac = (key: Buffer, ...parts: (Buffer | string)[]) => {
  const made = createHmac('sha256', key);
  for (const part of parts) made.update(part);
  return made.digest();
};

/**
 * A fake push service on loopback, with browsers that decrypt notifications (RFC 8291) and check the sender (RFC 8292).
 */
export class PushCounterpart {
  readonly received: ReceivedPush[] = [];
  /** The status of every response. */
  status = 201;
  /** Awaited before a received notification is accepted, and before the response to an accepted one. */
  beforeTaking: (() => Promise<void>) | undefined;
  beforeAnswer: (() => Promise<void>) | undefined;
  private readonly browsers = new Map<
    string,
    { ecdh: ReturnType<typeof createECDH>; auth: Buffer }
  >();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<PushCounterpart> {
    const server = createServer((request, response) => {
      counterpart.take(request, response).catch(() => response.destroy());
    });
    const counterpart: PushCounterpart = new PushCounterpart(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return counterpart;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Creates a browser that can be notified. */
  subscribe(): TestSubscription {
    const ecdh = createECDH('prime256v1');
    ecdh.generateKeys();
    const auth = Buffer.from(Array.from({ length: SALT_BYTES }, () => Math.random() * 256));
    const endpoint = `${this.url}/${this.browsers.size + 1}`;
    this.browsers.set(endpoint, { ecdh, auth });
    const keys = {
      p256dh: ecdh.getPublicKey().toString('base64url'),
      auth: auth.toString('base64url'),
    };
    return { endpoint, keys };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    await this.beforeTaking?.();
    const endpoint = `${this.url}${request.url ?? ''}`;
    if (this.status === 201) {
      const { headers } = request;
      const subject = signedBy(String(headers.authorization), new URL(this.url).origin);
      const text = this.read(endpoint, Buffer.concat(chunks));
      const rest = { ttl: Number(headers['ttl']), topic: String(headers['topic']) };
      this.received.push({ endpoint, text, subject, ...rest });
    }
    await this.beforeAnswer?.();
    response.writeHead(this.status).end();
  }

  /** Decrypts one record of aes128gcm (RFC 8188) with the keys of the browser. */
  private read(endpoint: string, body: Buffer): string {
    const browser = this.browsers.get(endpoint);
    if (!browser) throw new Error('Nobody subscribed there.');
    const { ecdh, auth } = browser;
    const salt = body.subarray(0, SALT_BYTES);
    const keyAt = SALT_BYTES + 5;
    const sender = body.subarray(keyAt, keyAt + KEY_BYTES);
    const sealed = body.subarray(keyAt + KEY_BYTES);
    const shared = hmac(auth, ecdh.computeSecret(sender));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
    const secret = hmac(salt, hmac(shared, info, Buffer.of(1)));
    const key = hmac(secret, 'Content-Encoding: aes128gcm\0\u0001').subarray(0, 16);
    const nonce = hmac(secret, 'Content-Encoding: nonce\0\u0001').subarray(0, 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    const padded = Buffer.concat([
      decipher.update(sealed.subarray(0, -TAG_BYTES)),
      decipher.final(),
    ]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  }
}

/** Returns the subject of a request's token. @throws if it is not signed, or is for another service */
function signedBy(authorization: string, audience: string): string {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const told = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, string>;
  if (!isSigned || told['aud'] !== audience) throw new Error('This is not signed for here.');
  return told['sub'] ?? '';
}
