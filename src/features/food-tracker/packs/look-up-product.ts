import { findProduct } from '#shared/contract/products';

import { call } from '../../../http/call';
import { activeStore } from '../../../store/account-store';
import { foodByBarcode, newFoodId, saveFood, type FoodEntry } from '../../../store/foods';

/** not-asked: the host has set up no source to ask. unreachable: the source could not be asked just now. */
export type Sought = FoodEntry | 'nobody-knows' | 'not-asked' | 'unreachable';

/** Looks on this device first, then asks the source that the host has chosen. */
export async function lookUpProduct(barcode: string): Promise<Sought> {
  try {
    const store = await activeStore();
    const kept = await foodByBarcode(store, barcode).catch(() => undefined);
    if (kept) return kept;
    if (!navigator.onLine) return 'unreachable';
    const { asked, food } = await call(findProduct, { barcode });
    if (!food) return asked ? 'nobody-knows' : 'not-asked';
    const found = { id: await newFoodId(store, food), food };
    // Saved as it came: the next time works offline.
    await saveFood(food, found.id).catch(() => undefined);
    return found;
  } catch {
    return 'unreachable';
  }
}
