import type * as z from 'zod';

import type { ErrorCode } from './errors';

/** Names the server's build in every answer of the API, refusals too. */
export const BUILD_HEADER = 'x-platelog-build';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call of the API: the client calls it, the server binds a handler to it. `input` is the JSON body, or the query
 * of a GET; `output` the JSON answer.
 */
export interface Endpoint<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> {
  method: Method;
  /** With parameters: '/api/photos/:id'. */
  path: string;
  input: Input;
  output: Output;
  /** Whether the body may be compressed (gzip, deflate, br). Not by default: a few bytes could unpack into many. */
  compressed?: true;
  /** Part of signing in or out: it works on a full disk, and on a busy server longer than other calls. */
  signsIn?: true;
  /** A call that writes, and works on a full disk too: it lets people take away or delete what they have. */
  onFullDisk?: true;
  /** Beyond those that every call can answer with. */
  errors: readonly ErrorCode[];
}

export function defineEndpoint<Input extends z.ZodType, Output extends z.ZodType>(
  endpoint: Endpoint<Input, Output>,
): Endpoint<Input, Output> {
  return endpoint;
}

/**
 * An endpoint at one address: `at(updateUserEmail, { id })` for '/api/admin/users/:id/email'.
 * @param params a value for each part of the path that begins with a colon; encoded here
 * @throws Error where a part of the path has no value
 */
export function at<Input extends z.ZodType, Output extends z.ZodType>(
  endpoint: Endpoint<Input, Output>,
  params: Record<string, string>,
): Endpoint<Input, Output> {
  const path = endpoint.path.replace(/:(\w+)/g, (_part, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${endpoint.path} needs '${name}'`);
    return encodeURIComponent(value);
  });
  return { ...endpoint, path };
}
