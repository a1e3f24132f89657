import { rm } from 'node:fs/promises';

import type { Context } from 'koa';
import { koaBody } from 'koa-body';

import { IMAGE_BYTES_MAX } from '#shared/contract/meals';

import { checkShape } from './body-shape';
import { readJson } from './json-body';
import { refuse, type Refusal } from './refuse';

// A data URL is four thirds of its bytes, and the fields beside it are short.
const IMAGE_JSON_LIMIT = Math.ceil((IMAGE_BYTES_MAX * 4) / 3) + 64 * 1024;

/** How a call's body is read: nothing, JSON, a batch of operations, or an image in either form. */
export type BodyKind = 'none' | 'json' | 'sync' | 'image';

export type BodyReader = (ctx: Context, next: () => Promise<void>) => Promise<void>;

/**
 * Reads and checks the body of a request, then goes on. Limits count what comes out of gzip.
 * @param uploads folder in which files of forms are parked while their request runs
 */
export function bodyReader(kind: BodyKind, uploads: string): BodyReader {
  if (kind === 'none') return async (_ctx, next) => next();
  const parse = kind === 'image' ? imageParser(uploads) : jsonParser(kind);
  return async (ctx, next) => {
    checkType(ctx.request.type, ctx.request.length, kind);
    try {
      await parse(ctx);
      checkShape(ctx.request.body);
      await next();
    } finally {
      await removeFiles(ctx);
    }
  };
}

const JSON_LIMITS = { json: 1024 * 1024, sync: 512 * 1024 };

function jsonParser(kind: 'json' | 'sync'): (ctx: Context) => Promise<void> {
  return async (ctx) => {
    const isJson = ctx.request.type !== '';
    ctx.request.body = isJson ? await readJson(ctx.req, JSON_LIMITS[kind]) : {};
  };
}

/** Files of forms, by their request: also those of a form that is refused before it is whole. */
const parked = new WeakMap<Context, string[]>();

function imageParser(uploads: string): (ctx: Context) => Promise<void> {
  return async (ctx) => {
    const paths: string[] = [];
    parked.set(ctx, paths);
    const parse = formParser(uploads, (filepath) => paths.push(filepath));
    try {
      await parse(ctx, () => Promise.resolve());
    } catch (error) {
      throw asRefusal(error) ?? error;
    }
  };
}

function formParser(uploads: string, onFile: (filepath: string) => void) {
  return koaBody({
    json: true,
    text: false,
    urlencoded: false,
    multipart: true,
    jsonLimit: IMAGE_JSON_LIMIT,
    jsonStrict: true,
    formidable: {
      uploadDir: uploads,
      maxFiles: 1,
      maxFields: 20,
      maxFieldsSize: 64 * 1024,
      maxFileSize: IMAGE_BYTES_MAX,
      allowEmptyFiles: true,
      minFileSize: 0,
      onFileBegin: (_name, { filepath }) => {
        onFile(filepath);
      },
    },
  });
}

function checkType(type: string, length: number | undefined, kind: BodyKind): void {
  if (type === '' && (length ?? 0) === 0) return;
  const accepted =
    type === 'application/json' || (kind === 'image' && type === 'multipart/form-data');
  if (!accepted) throw refuse('unsupported_media_type');
}

// formidable's words for a file, or all files together, beyond the limit.
const FILE_TOO_LARGE = new Set<unknown>([1009, 1016]);

interface ParseFailure {
  status?: number;
  httpCode?: number;
  code?: unknown;
}

/** What a parser's error means; nothing else of what it says is for strangers. */
function asRefusal(error: unknown): Refusal | undefined {
  const { status, httpCode, code } = error as ParseFailure;
  if (FILE_TOO_LARGE.has(code)) return refuse('image_too_large');
  if (status === 413) return refuse('image_too_large');
  if (status === 415) return refuse('unsupported_media_type');
  const brokenGzip = typeof code === 'string' && code.startsWith('Z_');
  const inputIsAtFault = (status ?? httpCode ?? 500) < 500;
  return brokenGzip || inputIsAtFault ? refuse('malformed_body') : undefined;
}

/** Uploads are parked in temporary files, which go whatever became of the request. */
async function removeFiles(ctx: Context): Promise<void> {
  const paths = parked.get(ctx) ?? [];
  await Promise.all(paths.map((filepath) => rm(filepath, { force: true })));
}
