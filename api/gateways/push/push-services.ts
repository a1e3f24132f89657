import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';

import { generateRequestDetails } from 'web-push';

import { publicLookup } from '../public-address';

export interface PushSettings {
  publicKey: string;
  privateKey: string;
  /** Contact for the push services: 'mailto:...' */
  subject: string;
  /** The push service of tests, which may be on this machine. */
  testEndpoint: string | undefined;
}

export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * sent: accepted. gone: the browser's subscription no longer exists. refused: an error response. unsure: no response,
 * or none in time, so it may have been accepted.
 */
export type PushAnswer = 'sent' | 'gone' | 'refused' | 'unsure';

const TIMEOUT_MS = 15_000;
const ENDPOINT_MOST = 1_000;
const GONE = new Set([404, 410]);
const RECORD_BYTES = 4_096;

/** The push services of browsers. A subscription names its own, which must use https and have a public address. */
export class PushServices {
  constructor(private readonly settings: PushSettings) {}

  /** The key that browsers subscribe with. */
  get publicKey(): string {
    return this.settings.publicKey;
  }

  /** Whether an address can belong to a push service. */
  accepts(endpoint: string): boolean {
    if (endpoint.length > ENDPOINT_MOST || !URL.canParse(endpoint)) return false;
    if (this.isOfTests(endpoint)) return true;
    const { protocol, hostname, port, username, password } = new URL(endpoint);
    const isNamed = hostname.includes('.') && isIP(hostname) === 0 && !hostname.startsWith('[');
    return protocol === 'https:' && port === '' && username === '' && password === '' && isNamed;
  }

  /** @param ttl seconds for which the push service keeps it while the browser is offline */
  async send(
    address: PushAddress,
    payload: string,
    { ttl, topic }: { ttl: number; topic: string },
  ): Promise<PushAnswer> {
    if (!this.accepts(address.endpoint)) return 'gone';
    const { endpoint, p256dh, auth } = address;
    const { publicKey, privateKey, subject } = this.settings;
    let request;
    try {
      request = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { subject, publicKey, privateKey },
        TTL: ttl,
        topic,
        urgency: 'normal',
      });
    } catch {
      // The keys are not valid, so no browser made them.
      return 'gone';
    }
    const { headers, body } = request;
    return this.post(new URL(endpoint), headers, body);
  }

  private async post(
    url: URL,
    headers: Record<string, string | number>,
    body: Buffer,
  ): Promise<PushAnswer> {
    const isTest = this.isOfTests(url.href);
    const open = url.protocol === 'http:' ? requestHttp : requestHttps;
    return new Promise((resolve) => {
      const sent = open(
        url,
        { method: 'POST', headers, ...(isTest ? {} : { lookup: publicLookup }) },
        (response) => {
          // Redirects are not followed, and the response's body is not read.
          response.destroy();
          resolve(answerOf(response.statusCode ?? 0));
        },
      );
      let isConnected = false;
      sent.on('socket', (socket) => {
        socket.once('connect', () => {
          isConnected = true;
        });
      });
      sent.on('error', () => {
        resolve(isConnected ? 'unsure' : 'refused');
      });
      setTimeout(() => sent.destroy(new Error('late')), TIMEOUT_MS).unref();
      sent.end(body.subarray(0, RECORD_BYTES));
    });
  }

  private isOfTests(endpoint: string): boolean {
    const { testEndpoint } = this.settings;
    return testEndpoint !== undefined && new URL(endpoint).origin === new URL(testEndpoint).origin;
  }
}

function answerOf(status: number): PushAnswer {
  if (status >= 200 && status < 300) return 'sent';
  return GONE.has(status) ? 'gone' : 'refused';
}
