import type { Book } from './book';
import { invalid } from './refusal';

/** A request: the id in its path, and its parameters as parsed by their types. */
export interface Asked {
  id: string;
  values: Values;
}

export interface Values {
  [name: string]: unknown;
  expand?: string[];
}

export type Answer = (asked: Asked) => unknown;

export function known<T>(found: T | undefined, kind: string, id: string, param = 'id'): T {
  if (found === undefined) throw invalid('resource_missing', `No such ${kind}: '${id}'`, param);
  return found;
}

/** Rejects a customer who is unknown or deleted. */
export function liveCustomer(book: Book, id: string, param = 'customer'): void {
  const customer = book.customers.get(id);
  known(customer?.deleted === true ? undefined : customer, 'customer', id, param);
}

const PAGE = 10;

/** The requested page of a list; ten entries by default, as at Stripe. */
export function pageOf<T extends { id: string }>(
  all: T[],
  { limit = PAGE, starting_after: after }: Values & { limit?: unknown; starting_after?: unknown },
): { page: T[]; more: boolean } {
  const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const to = from + Number(limit);
  return { page: all.slice(from, to), more: to < all.length };
}

export function listOf(url: string, data: unknown[], more = false) {
  return { object: 'list', url, has_more: more, data };
}
