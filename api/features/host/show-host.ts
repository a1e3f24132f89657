import type { Host, showHost } from '#shared/contract/host';

import type { PublicHandler } from '../../http/endpoint';

export function showHostHandler(host: Host): PublicHandler<typeof showHost> {
  return async () => Promise.resolve(host);
}
