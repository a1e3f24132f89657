import type { Place } from '../../../http/session';

const V4 = /^(\d+\.\d+\.\d+)\.0\/24$/;
const V6 = /^([\da-f]+(?::[\da-f]+){3})::\/64$/;

/** Where a session is used, in the words that its owner is shown. What is no network is left out. */
export function shownPlace({ device, network }: Place): Place {
  const [, v4] = V4.exec(network ?? '') ?? [];
  const [, v6] = V6.exec(network ?? '') ?? [];
  if (v4 !== undefined) return { device, network: `${v4}.x` };
  return { device, network: v6 === undefined ? null : `${v6}:x` };
}
