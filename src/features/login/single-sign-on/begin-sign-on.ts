import { beginSingleSignOn } from '#shared/contract/single-sign-on';

import { call } from '../../../http/call';

/** Opens the page of the single sign-on service. Throws a CallError if the server cannot be reached. */
export async function beginSignOn(sharedDevice: boolean): Promise<void> {
  const { address } = await call(beginSingleSignOn, { sharedDevice });
  window.location.assign(address);
}
