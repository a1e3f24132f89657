import { rm } from 'node:fs/promises';
import type { Context } from 'koa';
import { HttpMethodEnum, koaBody } from 'koa-body';

import { IMAGE_BYTES_MAX } from '#shared/contract/meals';

import { type Body, type JsonRules, parseJson, readJson } from './json-body';
import { checkShape, type JsonBounds } from './json-scan';
import { readForm } from './read-form';
import { Refusal, refuse } from './refuse';

export type BodyKind = 'none' | 'json' | 'sync' | 'image';

/** Limits are lower without a session. */
export type Caller = 'anyone' | 'known';

export type BodyReader = (ctx: Context, next: () => Promise<void>) => Promise<void>;

const KILOBYTE = 1024;
/** Bytes after decompression; keys and values together. */
const JSON_BOUNDS = {
  anyone: { bytes: 32 * KILOBYTE, tokens: 500 },
  // 10,000 escaped characters take up to 60 kB.
  known: { bytes: 128 * KILOBYTE, tokens: 2_000 },
  sync: { bytes: 512 * KILOBYTE, tokens: 100_000 },
  // A data URL takes four thirds of the bytes.
  image: { bytes: Math.ceil((IMAGE_BYTES_MAX * 4) / 3) + 64 * KILOBYTE, tokens: 100 },
} satisfies Record<string, JsonBounds>;

interface Reading {
  kind: BodyKind;
  caller: Caller;
  compressed: boolean;
  uploads: string;
}

export function bodyReader({ kind, caller, compressed, uploads }: Reading): BodyReader {
  if (kind === 'none') return async (_ctx, next) => next();
  const bounds = JSON_BOUNDS[kind === 'sync' ? 'sync' : caller];
  if (kind === 'image') return imageReader(uploads);
  const parse = jsonParser(kind, { ...bounds, compressed });
  return async (ctx, next) => {
    checkType(typeOf(ctx), ctx.request.length, kind);
    await parse(ctx);
    await next();
  };
}

function imageReader(uploads: string): BodyReader {
  const parse = imageParser(uploads);
  return async (ctx, next) => {
    checkType(typeOf(ctx), ctx.request.length, 'image');
    try {
      await parse(ctx);
      await next();
    } finally {
      await removeFiles(ctx);
    }
  };
}

function jsonParser(kind: BodyKind, rules: JsonRules): (ctx: Context) => Promise<void> {
  const read = kind === 'json' && !rules.compressed ? plainReader(rules) : packedReader(rules);
  return async (ctx) => {
    const isJson = ctx.request.type !== '';
    setBody(ctx, isJson ? await read(ctx) : {});
  };
}

function setBody(ctx: Context, body: Body): void {
  ctx.request.body = body as typeof ctx.request.body;
}

type JsonReader = (ctx: Context) => Promise<Body>;

function packedReader(rules: JsonRules): JsonReader {
  return async (ctx) => readJson(ctx.req, rules);
}

const METHODS = [HttpMethodEnum.POST, HttpMethodEnum.PUT, HttpMethodEnum.DELETE];

/** Reads the body as text, so that it can be checked before it is parsed. */
function plainReader(rules: JsonRules): JsonReader {
  const read = koaBody({
    text: true,
    textTypes: ['application/json'],
    textLimit: rules.bytes,
    encoding: 'latin1',
    json: false,
    urlencoded: false,
    multipart: false,
    patchNode: false,
    parsedMethods: METHODS,
  });
  return async (ctx) => {
    checkPlain(ctx);
    try {
      await read(ctx, () => Promise.resolve());
    } catch (error) {
      const isTooLarge = (error as { status?: number }).status === 413;
      throw refuse(isTooLarge ? 'body_too_large' : 'malformed_body');
    }
    const text: unknown = ctx.request.body;
    return parseJson(Buffer.from(typeof text === 'string' ? text : '', 'latin1'), rules);
  };
}

interface Upload {
  /** Includes files of a form that is refused before its end. */
  parked: string[];
  image?: string | undefined;
}

const uploaded = new WeakMap<Context, Upload>();

export function uploadedFile(ctx: Context): string | undefined {
  return uploaded.get(ctx)?.image;
}

function imageParser(uploads: string): (ctx: Context) => Promise<void> {
  return async (ctx) => {
    if (typeOf(ctx) === 'multipart/form-data') await takeForm(ctx, uploads);
    else setBody(ctx, await readImageJson(ctx));
  };
}

async function takeForm(ctx: Context, folder: string): Promise<void> {
  checkPlain(ctx);
  const upload: Upload = { parked: [] };
  uploaded.set(ctx, upload);
  const onFile = (file: string) => upload.parked.push(file);
  const form = await readForm(ctx.req, { folder, fileBytes: IMAGE_BYTES_MAX, onFile });
  checkShape(form.fields);
  upload.image = form.file;
  ctx.request.body = form.fields;
}

async function readImageJson(ctx: Context): Promise<Body> {
  try {
    return await readJson(ctx.req, { ...JSON_BOUNDS.image, compressed: false });
  } catch (error) {
    const isTooLarge = error instanceof Refusal && error.code === 'body_too_large';
    throw isTooLarge ? refuse('image_too_large') : error;
  }
}

/** Only sync bodies may be compressed, because a small body could decompress into a huge one. */
function checkPlain(ctx: Context): void {
  const coding = ctx.get('Content-Encoding');
  if (coding !== '' && coding !== 'identity') throw refuse('unsupported_media_type');
}

/** The content type without parameters, in lower case. */
const typeOf = (ctx: Context) => ctx.request.type.trim().toLowerCase();

function checkType(type: string, length: number | undefined, kind: BodyKind): void {
  if (type === '' && (length ?? 0) === 0) return;
  const accepted =
    type === 'application/json' || (kind === 'image' && type === 'multipart/form-data');
  if (!accepted) throw refuse('unsupported_media_type');
}

async function removeFiles(ctx: Context): Promise<void> {
  const paths = uploaded.get(ctx)?.parked ?? [];
  await Promise.all(paths.map((filepath) => rm(filepath, { force: true })));
}
