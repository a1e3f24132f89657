import crypto from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import S3rver from 's3rver';

const HOST = '127.0.0.1';

const cipher = crypto.createCipheriv;
const decipher = crypto.createDecipheriv;
const tripled = (key: Buffer) => Buffer.concat([key, key, key]);

/** S3rver encrypts list cursors with DES. OpenSSL only has triple DES, which is equivalent if all keys are the same. */
function offerDes(): void {
  crypto.createCipheriv = ((name: string, key: Buffer, iv: Buffer) =>
    name === 'des' ? cipher('des-ede3-cbc', tripled(key), iv) : cipher(name, key, iv)) as never;
  crypto.createDecipheriv = ((name: string, key: Buffer, iv: Buffer) =>
    name === 'des' ? decipher('des-ede3-cbc', tripled(key), iv) : decipher(name, key, iv)) as never;
}

/** An independent bucket server (S3rver), which checks the signature of each call on an object. */
export class BucketServer {
  /** The most objects that it lists in one response. */
  pageMost = 1_000;

  /** How long it waits before it handles a request, in ms. */
  delayMs = 0;

  private putsLeft = Infinity;

  private constructor(
    readonly port: number,
    private readonly buckets: S3rver,
    private readonly folder: string,
    private server: Server,
  ) {}

  static async start(...names: string[]): Promise<BucketServer> {
    const directory = mkdtempSync(path.join(tmpdir(), 'platelog-bucket-'));
    const buckets = new S3rver({
      directory,
      silent: true,
      vhostBuckets: false,
      serviceEndpoint: HOST,
      configureBuckets: names.map((name) => ({ name, configs: [] })),
    });
    await buckets.configureBuckets();
    acceptSlashes(buckets);
    offerDes();
    const server = await listening(0);
    const { port } = server.address() as AddressInfo;
    const started = new BucketServer(port, buckets, directory, server);
    started.answer();
    return started;
  }

  get endpoint(): string {
    return `http://${HOST}:${this.port}`;
  }

  /** Settings of a server that keeps its photos in one of the buckets. */
  settings(bucket: string): Record<string, string> {
    return settingsOf(this.endpoint, bucket);
  }

  /** Keys of all objects in a bucket. */
  keys(bucket: string): string[] {
    const folder = path.join(this.folder, bucket);
    if (!existsSync(folder)) return [];
    const names = readdirSync(folder, { recursive: true }) as string[];
    const objects = names.filter((name) => name.endsWith('._S3rver_object'));
    return objects.map((name) => name.replace('._S3rver_object', '')).sort();
  }

  /** The bytes of an object; undefined if it does not exist. */
  read(bucket: string, key: string): Buffer | undefined {
    const file = path.join(this.folder, bucket, `${key}._S3rver_object`);
    return existsSync(file) ? readFileSync(file) : undefined;
  }

  /** Deletes an object, to simulate data loss. */
  lose(bucket: string, key: string): void {
    rmSync(path.join(this.folder, bucket, `${key}._S3rver_object`));
  }

  /** Answers 503 after `count` more stored objects, as an overloaded server does. */
  pauseAfterPuts(count: number): void {
    this.putsLeft = count;
  }

  /** Closes the port. */
  async goAway(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Answers normally again. */
  async comeBack(): Promise<void> {
    this.putsLeft = Infinity;
    this.delayMs = 0;
    if (this.server.listening) return;
    this.server = await listening(this.port);
    this.answer();
  }

  async stop(): Promise<void> {
    if (this.server.listening) await this.goAway();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private answer(): void {
    const handle = this.buckets.callback();
    this.server.on('request', (request, response) => {
      const { url = '' } = request;
      if (url.includes('/?list-type=2')) request.url = `${url}&max-keys=${this.pageMost}`;
      if (this.putsLeft <= 0) {
        response.writeHead(503).end();
        return;
      }
      if (request.method === 'PUT') this.putsLeft -= 1;
      if (this.delayMs === 0) handle(request, response);
      else
        setTimeout(() => {
          // Skips requests that the client has aborted: its put is not atomic, and would leave half an object.
          if (!request.socket.destroyed) handle(request, response);
        }, this.delayMs);
    });
  }
}

interface KoaParts {
  createContext: (...parts: unknown[]) => { app: unknown; path: string };
}

/** S3rver signs the address of a bucket without the trailing slash, which the library sends and AWS accepts. */
function acceptSlashes(buckets: S3rver): void {
  const koa = buckets as unknown as KoaParts;
  const create = koa.createContext.bind(buckets);
  const lenient: unknown = Object.create(buckets, { allowMismatchedSignatures: { value: true } });
  koa.createContext = (...parts) => {
    const context = create(...parts);
    if (context.path.endsWith('/')) context.app = lenient;
    return context;
  };
}

let made = 0;

/** Settings of a new bucket on such a server, if the API's tests are to run on one. @param endpoint empty if not */
export async function freshBucket(endpoint: string): Promise<Record<string, string>> {
  if (endpoint === '') return {};
  const bucket = `test-${process.pid}-${(made += 1)}`;
  await fetch(`${endpoint}/${bucket}`, { method: 'PUT' });
  return settingsOf(endpoint, bucket);
}

function settingsOf(endpoint: string, bucket: string): Record<string, string> {
  return {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
}

async function listening(port: number): Promise<Server> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, HOST, resolve));
  return server;
}
