import type { ProductFacts, ProductFields } from '#shared/records/product';

import { activeStore, type AccountStore } from './account-store';
import { derivedId } from './derived-id';
import { write, type Change } from './write';

export interface ProductEntry extends ProductFields {
  id: string;
}

/** Keeps what is known of a product; what was known of it before goes. */
export async function keepProduct(product: ProductFields): Promise<void> {
  await write(await activeStore(), [await productChange(product)]);
}

/**
 * The change that keeps a product. Always a `restore`: what was forgotten here or on another device may
 * be learnt again, and nothing learnt is ever refused because the product was forgotten meanwhile.
 */
export async function productChange(product: ProductFields): Promise<Change> {
  return { type: 'product', id: await productId(product), act: 'restore', patch: product };
}

/** What this person's devices know of the product with a number. */
export async function productByBarcode(barcode: string): Promise<ProductEntry | undefined> {
  const { db } = await activeStore();
  const row = await db.product.get(await derivedId('product', barcode));
  return row?.deleted === 0 ? { id: row.id, ...row.data } : undefined;
}

/** All that is kept, in the order of the alphabet. */
export async function products({ db }: AccountStore): Promise<ProductEntry[]> {
  const rows = await db.product.filter((row) => row.deleted === 0).toArray();
  return rows
    .map(({ id, data }) => ({ id, ...data }))
    .sort((one, other) => one.facts.name.localeCompare(other.facts.name));
}

export async function forgetProduct(id: string): Promise<void> {
  await write(await activeStore(), [{ type: 'product', id, act: 'del', patch: null }]);
}

/** The same on every device: by the product's number, else by its name. */
async function productId({
  barcode,
  facts,
}: {
  barcode: string | null;
  facts: ProductFacts;
}): Promise<string> {
  return derivedId('product', barcode ?? `named ${facts.name.trim().toLowerCase()}`);
}
