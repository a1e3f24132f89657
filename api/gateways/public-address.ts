import { lookup as lookUp } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';

import ipaddr from 'ipaddr.js';

const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** An address of this machine, of its network, or of nobody. */
export class PrivateAddress extends Error {
  constructor() {
    super('This address is not one of the public web.');
    this.name = 'PrivateAddress';
  }
}

/** Whether anybody reaches it. @param address as a number, in either form; everything else is refused */
export function isPublicAddress(address: string): boolean {
  // Octal and shortened numbers are no answer of a name server, and read differently by different programs.
  if (isIP(address) === 0) return false;
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
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) done(error, '');
    else if (!addresses.every(({ address }) => isPublicAddress(address)))
      done(new PrivateAddress(), '');
    else if (options.all === true) done(null, addresses);
    else done(null, addresses[0]?.address ?? '', addresses[0]?.family);
  });
};
