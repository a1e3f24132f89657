import { findActiveStore } from './account-store';
import { products, type ProductEntry } from './products';
import { useLive } from './use-live';

/** The products of whoever is signed in; undefined while they are read. */
export function useProducts(): ProductEntry[] | undefined {
  return useLive(async () => {
    const store = await findActiveStore();
    return store ? products(store) : [];
  }, []);
}
