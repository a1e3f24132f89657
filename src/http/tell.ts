import type { Endpoint } from '#shared/contract/endpoint';

/** Sends what a page has to say while it goes, when no answer can be waited for. */
export function tell({ path }: Endpoint, input: object): void {
  navigator.sendBeacon(path, new Blob([JSON.stringify(input)], { type: 'application/json' }));
}
