import type { Logger } from 'pino';

/**
 * Binds a handler so that whatever is logged on its way, however deep, has the id of its request.
 * @param make makes the handler of its parts; it keeps nothing from one call to the next
 */
export function ofRequest<
  Parts extends { log: Logger },
  Call extends { requestId: string },
  Answer,
>(
  parts: Parts,
  make: (parts: Parts) => (call: Call) => Promise<Answer>,
): (call: Call) => Promise<Answer> {
  return async (call) => {
    const { requestId } = call;
    return make({ ...parts, log: parts.log.child({ requestId }) })(call);
  };
}
