import type { Middleware } from 'koa';
import { koaBody } from 'koa-body';

import { PHOTO_BYTES_MAX } from '#shared/records/photo';

import { refuse } from './refuse';

const DEPTH_MAX = 20;
const KEYS_MAX = 10_000;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

// A data URL is four thirds of its bytes, and the fields beside it are short.
const IMAGE_JSON_LIMIT = Math.ceil((PHOTO_BYTES_MAX * 4) / 3) + 64 * 1024;

/** How a call's body is read: nothing, JSON, a batch of operations, or an image in either form. */
export type BodyKind = 'none' | 'json' | 'sync' | 'image';

/** Reads and checks a body before anything else looks at it: size, depth, keys. */
export function readBody(kind: BodyKind): Middleware {
  if (kind === 'none')
    return async (_ctx, next) => {
      await next();
    };
  const parse = koaBody({
    json: true,
    text: false,
    urlencoded: false,
    multipart: kind === 'image',
    jsonLimit: { json: 1024 * 1024, sync: 512 * 1024, image: IMAGE_JSON_LIMIT }[kind],
    jsonStrict: true,
    formidable: {
      maxFiles: 1,
      maxFields: 20,
      maxFieldsSize: 64 * 1024,
      maxFileSize: PHOTO_BYTES_MAX,
      allowEmptyFiles: true,
      minFileSize: 0,
    },
  });
  return async (ctx, next) => {
    checkType(ctx.request.type, ctx.request.length, kind);
    await parse(ctx, async () => {
      checkShape(ctx.request.body);
      await next();
    });
  };
}

function checkType(type: string, length: number | undefined, kind: BodyKind): void {
  if (type === '' && (length ?? 0) === 0) return;
  const accepted =
    type === 'application/json' || (kind === 'image' && type === 'multipart/form-data');
  if (!accepted) throw refuse('unsupported_media_type');
}

/** Refuses what is too deep or too large to be walked safely. Walks without recursion. */
export function checkShape(body: unknown): void {
  const waiting: { value: unknown; depth: number }[] = [{ value: body, depth: 0 }];
  let keys = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= DEPTH_MAX)
      throw refuse('malformed_body', { detail: 'The body is nested too deeply.' });
    for (const [key, inner] of Object.entries(value)) {
      keys += 1;
      if (keys > KEYS_MAX || FORBIDDEN_KEYS.has(key)) {
        throw refuse('malformed_body', { detail: 'The body holds keys that are not accepted.' });
      }
      waiting.push({ value: inner, depth: depth + 1 });
    }
  }
}
