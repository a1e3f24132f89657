import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP } from 'node:net';
import { pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

import { isPublicAddress, PrivateAddress, publicLookup } from '../public-address';

export interface RecipePagesSettings {
  /** Whether addresses in the host's own network are allowed too. */
  reachesPrivate: boolean;
  version: string;
}

export type PageProblem = 'not_public' | 'not_reached' | 'not_a_page' | 'too_large';

export class PageNotRead extends Error {
  constructor(readonly problem: PageProblem) {
    super(`A recipe page was not read: ${problem}`);
    this.name = 'PageNotRead';
  }
}

export interface RecipePage {
  /** After redirects. */
  address: string;
  kind: 'html' | 'json';
  text: string;
}

const TIMEOUT_MS = 10_000;
const BYTES_MOST = 3 * 1024 * 1024;
const REDIRECTS_MOST = 3;
const UNPACKERS: Record<string, () => NodeJS.ReadWriteStream> = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Fetches pages whose address a user has entered. Sends nothing about the user. */
export class RecipePages {
  constructor(private readonly settings: RecipePagesSettings) {}

  /** @throws PageNotRead */
  async read(address: string): Promise<RecipePage> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    let url = new URL(address);
    try {
      for (let redirects = 0; redirects <= REDIRECTS_MOST; redirects += 1) {
        const response = await this.open(url, signal);
        const next = redirectOf(response, url);
        if (!next) return await pageIn(response, url);
        response.destroy();
        url = next;
      }
    } catch (error) {
      throw problemOf(error);
    }
    throw new PageNotRead('not_reached');
  }

  private async open(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    const { reachesPrivate, version } = this.settings;
    if (!reachesPrivate) refuseUnusual(url);
    const request = url.protocol === 'https:' ? secureRequest : plainRequest;
    return new Promise((resolve, reject) => {
      request(url, {
        ...(reachesPrivate ? {} : { lookup: publicLookup }),
        signal,
        // A connection from a pool could lead to an address that was not checked.
        agent: false,
        headers: {
          'User-Agent': `Platelog/${version} (recipe import)`,
          Accept: 'text/html, application/ld+json, application/json;q=0.9',
          'Accept-Language': 'en',
          'Accept-Encoding': Object.keys(UNPACKERS).join(', '),
        },
      })
        .on('response', resolve)
        .on('error', reject)
        .end();
    });
  }
}

/** IP addresses are not looked up, so they are checked here. Public pages do not use other ports or passwords. */
function refuseUnusual({ protocol, hostname, port, username, password }: URL): void {
  const isWeb = protocol === 'https:' || protocol === 'http:';
  const number = hostname.replace(/^\[|\]$/gu, '');
  if (!isWeb || port !== '' || username !== '' || password !== '') throw new PrivateAddress();
  if (isIP(number) !== 0 && !isPublicAddress(number)) throw new PrivateAddress();
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | null {
  if (![301, 302, 303, 307, 308].includes(statusCode) || headers.location === undefined)
    return null;
  return new URL(headers.location, from);
}

async function pageIn(response: IncomingMessage, url: URL): Promise<RecipePage> {
  const type = response.headers['content-type'] ?? '';
  const kind = kindOf(type);
  if (response.statusCode !== 200 || !kind) {
    response.destroy();
    throw new PageNotRead(response.statusCode === 200 ? 'not_a_page' : 'not_reached');
  }
  const bytes = await readWhole(response);
  return { address: url.href, kind, text: decoderOf(type).decode(bytes) };
}

function kindOf(type: string): RecipePage['kind'] | null {
  if (/^(?:text\/html|application\/xhtml\+xml)\b/iu.test(type)) return 'html';
  return /^application\/(?:ld\+)?json\b/iu.test(type) ? 'json' : null;
}

function decoderOf(type: string) {
  const charset = /charset=["']?([\w-]{1,40})/iu.exec(type)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}

/** Limits the unpacked size, because a few kilobytes can unpack to gigabytes. */
async function readWhole(response: IncomingMessage): Promise<Buffer> {
  const unpack = UNPACKERS[response.headers['content-encoding'] ?? ''];
  // An error of either stream ends the loop below.
  const body = unpack ? pipeline(response, unpack(), () => undefined) : response;
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > BYTES_MOST) throw new PageNotRead('too_large');
      chunks.push(chunk);
    }
  } finally {
    response.destroy();
  }
  return Buffer.concat(chunks);
}

function problemOf(error: unknown): PageNotRead {
  if (error instanceof PageNotRead) return error;
  return new PageNotRead(error instanceof PrivateAddress ? 'not_public' : 'not_reached');
}
