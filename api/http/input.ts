import type { Context } from 'koa';
import * as z from 'zod';

import type { Endpoint } from '#shared/contract/endpoint';

import { refuse } from './refuse';

const FIELDS_MOST = 20;
const PATH_MOST = 100;

/** Parses the input. Reports up to 20 wrong fields together. */
export function parseInput<E extends Endpoint>(endpoint: E, ctx: Context): z.output<E['input']> {
  const raw: unknown = endpoint.method === 'GET' ? queryOf(ctx) : (ctx.request.body ?? {});
  // Not safeParse(), which formats a text for every issue: 1,000 wrong operations have 6,000 issues.
  const parsed = endpoint.input._zod.run({ value: raw, issues: [] }, { async: false });
  if (parsed instanceof Promise) throw new Error('An input is checked without waiting.');
  if (parsed.issues.length === 0) return parsed.value as z.output<E['input']>;
  const fields = fieldsOf(parsed.issues);
  throw refuse('invalid_input', { fields, detail: firstWords(fields) });
}

/** A shortcut, because most calls have no query. */
function queryOf({ querystring, request }: Context): object {
  return querystring === '' ? {} : { ...request.query };
}

function fieldsOf(issues: z.core.$ZodRawIssue[]): Record<string, string> {
  const fields = new Map<string, string>();
  const add = (path: PropertyKey[], words: string) => {
    const field = path.join('.').slice(0, PATH_MOST);
    if (fields.size < FIELDS_MOST && !fields.has(field)) fields.set(field, words);
  };
  for (const raw of issues.slice(0, FIELDS_MOST)) {
    const unknown = raw.code === 'unrecognized_keys' ? raw.keys.slice(0, FIELDS_MOST) : undefined;
    const path = raw.path ?? [];
    for (const key of unknown ?? []) add([...path, key], 'This field is not known.');
    if (!unknown) add(path, z.core.util.finalizeIssue(raw, {}, z.config()).message);
  }
  return Object.fromEntries(fields);
}

function firstWords(fields: Record<string, string>): string {
  const [field, words] = Object.entries(fields)[0] ?? ['', ''];
  return field === '' ? words : `${field}: ${words}`;
}

export function checkUserId(input: unknown, accountId: string): void {
  const { userId } = (input ?? {}) as { userId?: unknown };
  if (userId !== undefined && userId !== accountId) throw refuse('wrong_user');
}
