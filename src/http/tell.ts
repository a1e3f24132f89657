import type { Endpoint } from '#shared/contract/endpoint';

/** For a page that is closing and cannot wait for a response. */
export function tell({ path }: Endpoint, input: object): void {
  navigator.sendBeacon(path, new Blob([JSON.stringify(input)], { type: 'application/json' }));
}
