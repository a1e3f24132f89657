import type * as z from 'zod';

import type { ErrorCode } from './errors';

/** Names the build of the server in every answer of the API, refusals too: another one may know what this one does not. */
export const BUILD_HEADER = 'x-platelog-build';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call of the API, as both halves know it: the client calls it, the server binds a handler to it.
 * `input` is the JSON body (or, for GET, the query); `output` the JSON answer.
 */
export interface Endpoint<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> {
  method: Method;
  /** Path as the router reads it: '/api/photos/:id'. */
  path: string;
  input: Input;
  output: Output;
  /**
   * Whether its body may come compressed, by gzip, deflate or br. Elsewhere nothing is gained by it, and a few
   * bytes could unpack into many.
   */
  compressed?: true;
  /** Codes beyond those that every call can answer with. */
  errors: readonly ErrorCode[];
}

export function defineEndpoint<Input extends z.ZodType, Output extends z.ZodType>(
  endpoint: Endpoint<Input, Output>,
): Endpoint<Input, Output> {
  return endpoint;
}
