import { lookup as lookUp, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';

import ipaddr from 'ipaddr.js';

const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** An address of this machine, of its network, or of nobody. */
export class PrivateAddress extends Error {
  constructor() {
    super('This address is not one of the public web.');
    this.name = 'PrivateAddress';
  }
}

/** @param address as a number, in either form; everything else is refused */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address inside an IPv6 one is that IPv4 address.
  const known = ipaddr.process(address);
  if (known.range() !== 'unicast') return false;
  // The others are given to nobody, and some mean an IPv4 address in an old form.
  return known instanceof ipaddr.IPv4 || known.match(GLOBAL_UNICAST);
}

/**
 * Looks a name up and refuses what is not public. The connection uses what was checked: a name that means another
 * address a moment later is of no use.
 */
export const lookUpPublic: LookupFunction = (hostname, options, done) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    const refused =
      error ?? (addresses.every((one) => isPublic(one.address)) ? null : new PrivateAddress());
    const [first] = addresses as [LookupAddress, ...LookupAddress[]];
    if (refused) done(refused, '', 4);
    else if (options.all === true) done(null, addresses);
    else done(null, first.address, first.family);
  });
};
