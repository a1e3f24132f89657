import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { Busboy, type BusboyInstance } from '@fastify/busboy';

import { refuse, Refusal } from './refuse';

const FILE = 'image';
const KILOBYTE = 1024;
const FIELDS = { fields: 20, fieldSize: 32 * KILOBYTE, fieldNameSize: 100 };
// Limited, because parsing part headers may take quadratic time.
const PARTS = { files: 1, parts: 21, headerPairs: 10, headerSize: 4 * KILOBYTE };
const AROUND_FILE = 256 * KILOBYTE;

export interface FormRules {
  folder: string;
  fileBytes: number;
  /** Called before the first byte is written, so that the file can always be removed. */
  onFile: (file: string) => void;
}

export interface Form {
  fields: Record<string, string>;
  file: string | undefined;
}

type FieldFacts = [
  name: string | undefined,
  value: string,
  nameIsCut: boolean,
  valueIsCut: boolean,
];

/** Writes the file to the disk while it arrives. */
export async function readForm(request: IncomingMessage, rules: FormRules): Promise<Form> {
  const most = rules.fileBytes + AROUND_FILE;
  if (Number(request.headers['content-length'] ?? 0) > most) throw refuse('image_too_large');
  const parser = parserOf(request, rules);
  const parking = new Parking(rules);
  const fields = new Map<string, string>();
  try {
    await new Promise<void>((resolve, reject) => {
      const malformed = () => {
        reject(refuse('malformed_body'));
      };
      const count = byteCounter(most, () => {
        reject(refuse('image_too_large'));
      });
      request.on('data', count);
      request.on('error', malformed);
      request.on('close', () => {
        if (!request.complete) malformed();
      });
      for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit', 'error']) {
        parser.on(event, malformed);
      }
      parser.on('field', (...[name, value, nameIsCut, valueIsCut]: FieldFacts) => {
        if (name === undefined || fields.has(name) || nameIsCut || valueIsCut) malformed();
        else fields.set(name, value);
      });
      parser.on('file', (name, content) => {
        parking.keep(name, content).catch(reject);
      });
      parser.once('finish', resolve);
      request.pipe(parser);
    });
    await parking.written;
  } catch (error) {
    // The rest is not read: the sender gets the response, then the connection is closed.
    request.unpipe(parser).pause().removeAllListeners('data');
    await parking.abandon();
    throw isOfTheDisk(error) ? error : asRefusal(error);
  }
  return { fields: Object.fromEntries(fields), file: parking.file };
}

function byteCounter(most: number, onMore: () => void): (piece: Buffer) => void {
  let length = 0;
  return (piece) => {
    length += piece.length;
    if (length > most) onMore();
  };
}

function isOfTheDisk(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).syscall !== undefined;
}

function asRefusal(error: unknown): Refusal {
  return error instanceof Refusal ? error : refuse('malformed_body');
}

function parserOf({ headers }: IncomingMessage, { fileBytes }: FormRules): BusboyInstance {
  const limits = { ...FIELDS, ...PARTS, fileSize: fileBytes };
  const type = headers['content-type'] ?? '';
  try {
    return new Busboy({ headers: { ...headers, 'content-type': type }, limits });
  } catch {
    throw refuse('malformed_body');
  }
}

class Parking {
  file: string | undefined;
  written: Promise<void> = Promise.resolve();
  private content: Readable | undefined;

  constructor(private readonly rules: FormRules) {}

  /** Stores the file. A file field with another name is read to its end and dropped. */
  async keep(name: string | undefined, content: Readable): Promise<void> {
    this.content = content;
    // The parser may still report an early end when all other listeners are removed.
    content.on('error', () => content.destroy());
    if (name !== FILE) {
      content.resume();
      return;
    }
    const file = path.join(this.rules.folder, randomUUID());
    this.rules.onFile(file);
    this.file = file;
    this.written = write(content, file);
    await this.written;
  }

  /** After this the file can be removed. */
  async abandon(): Promise<void> {
    this.content?.destroy();
    await this.written.catch(() => undefined);
  }
}

async function write(content: Readable, file: string): Promise<void> {
  content.once('limit', () => content.destroy(refuse('image_too_large')));
  const writer = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  const closed = once(writer, 'close');
  try {
    await pipeline(content, writer);
  } finally {
    await closed;
  }
}
