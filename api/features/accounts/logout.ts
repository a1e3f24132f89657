import type { logout } from '#shared/contract/accounts';

import type { PublicHandler } from '../../http/endpoint';

/** Ends the session of the request; without one there is nothing to end. */
export const logoutHandler: PublicHandler<typeof logout> = async ({ session }) => {
  await session.close();
  return { ok: true };
};
