import { findProduct } from '#shared/contract/products';
import type { ProductFields } from '#shared/records/product';

import { call } from '../../../http/call';
import { keepProduct, productByBarcode } from '../../../store/products';

/**
 * A product, or why there is none: `nobody-knows` it, `not-asked` where the host has nobody to ask, or
 * `unreachable` where they could not be asked just now.
 */
export type Sought = ProductFields | 'nobody-knows' | 'not-asked' | 'unreachable';

/** What is known of a number: on this device, else at whoever the host has chosen to ask. */
export async function lookUpProduct(barcode: string): Promise<Sought> {
  const kept = await productByBarcode(barcode).catch(() => undefined);
  if (kept) return { barcode, facts: kept.facts };
  if (!navigator.onLine) return 'unreachable';
  try {
    const { asked, facts } = await call(findProduct, { barcode });
    if (!facts) return asked ? 'nobody-knows' : 'not-asked';
    const found = { barcode, facts };
    // Kept as it came: the next time needs no signal.
    await keepProduct(found).catch(() => undefined);
    return found;
  } catch {
    return 'unreachable';
  }
}
