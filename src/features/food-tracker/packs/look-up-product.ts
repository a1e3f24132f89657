import { findProduct } from '#shared/contract/products';

import { call } from '../../../http/call';
import { activeStore } from '../../../store/account-store';
import { foodByBarcode, newFoodId, saveFood, type FoodEntry } from '../../../store/foods';

/**
 * A product, or why there is none: `nobody-knows` it, `not-asked` where the host has nobody to ask, or
 * `unreachable` where they could not be asked just now.
 */
export type Sought = FoodEntry | 'nobody-knows' | 'not-asked' | 'unreachable';

/** What is known of a number: on this device, else at whoever the host has chosen to ask. */
export async function lookUpProduct(barcode: string): Promise<Sought> {
  try {
    const store = await activeStore();
    const kept = await foodByBarcode(store, barcode).catch(() => undefined);
    if (kept) return kept;
    if (!navigator.onLine) return 'unreachable';
    const { asked, food } = await call(findProduct, { barcode });
    if (!food) return asked ? 'nobody-knows' : 'not-asked';
    const found = { id: await newFoodId(store, food), food };
    // Kept as it came: the next time needs no signal.
    await saveFood(food, found.id).catch(() => undefined);
    return found;
  } catch {
    return 'unreachable';
  }
}
