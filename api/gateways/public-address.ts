import { lookup as lookUp } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';

import ipaddr from 'ipaddr.js';

const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** Thrown for an address of this machine or its network, or one that is not assigned. */
export class PrivateAddress extends Error {
  constructor() {
    super('This address is not one of the public web.');
    this.name = 'PrivateAddress';
  }
}

/**
 * Whether an address can be reached on the public internet. @param address IPv4 or IPv6; anything else returns false
 */
export function isPublicAddress(address: string): boolean {
  // A name server never returns octal or shortened numbers, and programs read them differently.
  if (isIP(address) === 0) return false;
  // An IPv4 address inside an IPv6 one is that IPv4 address.
  const known = ipaddr.process(address);
  if (known.range() !== 'unicast') return false;
  // Other ranges are not assigned, and some contain an IPv4 address in an old form.
  return known instanceof ipaddr.IPv4 || known.match(GLOBAL_UNICAST);
}

/**
 * Resolves a name and refuses addresses that are not public. The connection uses the checked address, so a name that
 * resolves differently a moment later does not help an attacker.
 */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) done(error, '');
    else if (!addresses.every(({ address }) => isPublicAddress(address)))
      done(new PrivateAddress(), '');
    else if (options.all === true) done(null, addresses);
    else done(null, addresses[0]?.address ?? '', addresses[0]?.family);
  });
};
