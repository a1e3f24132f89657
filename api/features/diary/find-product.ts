import type { findProduct } from '#shared/contract/meals';

import { NotAsked, type OpenFoodFacts } from '../../gateways/open-food-facts';
import type { MemberHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import type { Database } from '../../store/database';
import { getKnownProduct, type KnownProduct, upsertKnownProduct } from '../../store/known-products';

interface ProductServices {
  db: Database;
  now: () => number;
  /** Undefined unless the host has turned it on. */
  openFoodFacts: OpenFoodFacts | undefined;
}

const DAY_MS = 24 * 3600 * 1_000;
const KNOWN_FOR_MS = 30 * DAY_MS;
const UNKNOWN_FOR_MS = DAY_MS;

/** Looks up a product at Open Food Facts once for all accounts. */
export function findProductHandler({
  db,
  now,
  openFoodFacts,
}: ProductServices): MemberHandler<typeof findProduct> {
  return async ({ input: { barcode } }) => {
    if (!openFoodFacts) return { asked: false, food: null };
    const known = await getKnownProduct(db, barcode);
    if (known && isFresh(known, now())) return { asked: true, food: known.food };
    try {
      const food = await openFoodFacts.find(barcode);
      await upsertKnownProduct(db, barcode, { food, askedAt: now() });
      return { asked: true, food };
    } catch (error) {
      if (!(error instanceof NotAsked)) throw error;
      // An outdated result is better than none.
      if (known?.food) return { asked: true, food: known.food };
      throw refuse('busy', {
        detail: 'Open Food Facts cannot be reached right now.',
        retryAfter: Math.ceil(error.retryAfterMs / 1_000),
      });
    }
  };
}

function isFresh({ food, askedAt }: KnownProduct, now: number): boolean {
  return now - askedAt < (food ? KNOWN_FOR_MS : UNKNOWN_FOR_MS);
}
