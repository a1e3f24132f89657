import type { Host, getHost } from '#shared/contract/host';

import type { PublicHandler } from '../../http/endpoint';

export function getHostHandler(host: Host): PublicHandler<typeof getHost> {
  return async () => Promise.resolve(host);
}
