import type { Context } from 'koa';
import type * as z from 'zod';

import type { Endpoint } from '#shared/contract/endpoint';

import { refuse } from './refuse';

/** The call's input as its schema reads it; every field that is wrong is named at once. */
export function parseInput<E extends Endpoint>(endpoint: E, ctx: Context): z.output<E['input']> {
  const raw: unknown = endpoint.method === 'GET' ? { ...ctx.query } : (ctx.request.body ?? {});
  const parsed = endpoint.input.safeParse(raw);
  if (parsed.success) return parsed.data as z.output<E['input']>;
  const fields = fieldsOf(parsed.error);
  throw refuse('invalid_input', { fields, detail: firstWords(fields) });
}

function fieldsOf(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [];
    for (const key of unknown) fields[[...issue.path, key].join('.')] = 'This field is not known.';
    if (unknown.length === 0) fields[issue.path.join('.')] ??= issue.message;
  }
  return fields;
}

function firstWords(fields: Record<string, string>): string {
  const [field, words] = Object.entries(fields)[0] ?? ['', ''];
  return field === '' ? words : `${field}: ${words}`;
}

/** An id in the body selects nothing: it must be the session's own. */
export function checkUserId(input: unknown, accountId: string): void {
  const { userId } = (input ?? {}) as { userId?: unknown };
  if (userId !== undefined && userId !== accountId) throw refuse('wrong_user');
}
