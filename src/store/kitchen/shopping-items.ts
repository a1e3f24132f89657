import type { ShoppingItemFields } from '#shared/records/shopping-item';

import { type AccountStore, activeStore } from '../account-store';
import { useLiveStore } from '../use-live';
import { type Change, derivedId, write } from '../write';

export interface ShoppingItemEntry extends ShoppingItemFields {
  id: string;
}

/** Adds a line that the user wrote. Never waits for the network. @returns its id */
export async function addShoppingItem(text: string): Promise<string> {
  const store = await activeStore();
  const id = store.newId();
  const patch: ShoppingItemFields = { text, key: null, ticked: false, bought: [] };
  await write(store, [{ type: 'shoppingItem', id, act: 'put', patch }]);
  return id;
}

export async function tickShoppingItem(id: string, ticked: boolean): Promise<void> {
  await write(await activeStore(), [{ type: 'shoppingItem', id, act: 'put', patch: { ticked } }]);
}

export type PlannedTick = Omit<ShoppingItemFields, 'key'> & { key: string };

/** Ticks or unticks a line that follows from the plan. The id is derived, so all devices write the same record. */
export async function tickPlannedLine(tick: PlannedTick): Promise<void> {
  await tickPlannedLineIn(await activeStore(), tick);
}

/** As `tickPlannedLine`, in this store. */
export async function tickPlannedLineIn(store: AccountStore, tick: PlannedTick): Promise<void> {
  const id = await derivedId('shoppingItem', tick.key);
  await write(store, [{ type: 'shoppingItem', id, act: 'restore', patch: tick }]);
}

/** All or none. */
export async function removeShoppingItems(ids: readonly string[]): Promise<void> {
  const deletions = ids.map((id): Change => ({
    type: 'shoppingItem',
    id,
    act: 'del',
    patch: null,
  }));
  await write(await activeStore(), deletions);
}

/** All or none. */
export async function restoreShoppingItems(ids: readonly string[]): Promise<void> {
  const restores = ids.map((id): Change => ({
    type: 'shoppingItem',
    id,
    act: 'restore',
    patch: null,
  }));
  await write(await activeStore(), restores);
}

/** In the order in which they were made. */
export async function shoppingItems({ db }: AccountStore): Promise<ShoppingItemEntry[]> {
  const rows = await db.shoppingItem.filter(({ deleted }) => deleted === 0).toArray();
  return rows.map(({ id, data }) => ({ id, ...data }));
}

export function useShoppingItems(): ShoppingItemEntry[] | undefined {
  return useLiveStore(shoppingItems, [], []);
}
