import { beginSingleSignOn } from '#shared/contract/single-sign-on';

import { call } from '../../../http/call';

/** Leaves for the page of the sign-in service. Throws a CallError where it cannot be reached. */
export async function beginSignOn(sharedDevice: boolean): Promise<void> {
  const { address } = await call(beginSingleSignOn, { sharedDevice });
  window.location.assign(address);
}
