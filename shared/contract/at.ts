import type * as z from 'zod';

import type { Endpoint } from './endpoint';

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
