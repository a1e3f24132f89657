import type { Measurement } from '#shared/records/measurement';

import { type AccountStore, activeStore } from '../account-store';
import { useLiveStore } from '../use-live';
import { write } from '../write';

export interface MeasurementEntry extends Measurement {
  id: string;
}

/** Never waits for the network. */
export async function addMeasurement(fields: Measurement): Promise<string> {
  const store = await activeStore();
  const id = store.newId();
  await write(store, [{ type: 'measurement', id, act: 'put', patch: fields }]);
  return id;
}

export async function deleteMeasurement(id: string): Promise<void> {
  await write(await activeStore(), [{ type: 'measurement', id, act: 'del', patch: null }]);
}

export async function restoreMeasurement(id: string): Promise<void> {
  await write(await activeStore(), [{ type: 'measurement', id, act: 'restore', patch: null }]);
}

/** Oldest first. */
export async function allMeasurements({ db }: AccountStore): Promise<MeasurementEntry[]> {
  const rows = await db.measurement.orderBy('data.measuredAt').toArray();
  return rows.filter(({ deleted }) => deleted === 0).map(({ id, data }) => ({ id, ...data }));
}

/** undefined while loading. */
export function useMeasurements(): MeasurementEntry[] | undefined {
  return useLiveStore(allMeasurements, [], []);
}
