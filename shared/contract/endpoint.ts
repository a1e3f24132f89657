import type * as z from 'zod';

import type { ErrorCode } from './errors';

/** Header with the server's build, in every API response including errors. */
export const BUILD_HEADER = 'x-platelog-build';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call of the API: the client calls it, the server binds a handler to it. `input` is the JSON body, or the query
 * of a GET; `output` is the JSON response.
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
  /**
   * Whether the body may be compressed (gzip, deflate, br). Off by default, because a small body could decompress
   * into a huge one.
   */
  compressed?: true;
  /** Part of signing in or out: it works on a full disk, and under overload it is refused later than other calls. */
  signsIn?: true;
  /** A call that writes and works on a full disk too, because users need it to export or delete their data. */
  onFullDisk?: true;
  /** In addition to the errors that every call can return. */
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
 * @throws Error if a path parameter has no value
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
