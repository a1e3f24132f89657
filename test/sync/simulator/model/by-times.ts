// The expected result for a record that two sides know, after the server was restored to a backup: each field has the
// value of its latest change, in whatever order devices return, and a known deletion wins.
import { copyOf, isSame, type Known, type Stamp } from './known';

/** What a server that has (or lacks) a record must store after a device has sent what it knows of it. */
export function mergedByTimes(server: Known | undefined, device: Known): Known {
  const merged = server ? copyOf(server) : { ...device, fields: new Map<string, Stamp>() };
  for (const [field, stamp] of device.fields) {
    const stands = laterOf(merged.fields.get(field), stamp);
    merged.fields.set(field, stands);
  }
  return { ...merged, ...(server ? lifeOf(server, device) : {}) };
}

/**
 * What a device knows of a record that is later than the server's, so that it must recover it; undefined for nothing.
 */
export function knownLater(device: Known, server: Known | undefined): string | undefined {
  if (!server) return 'all';
  const { deleted, either } = lifeOf(server, device);
  if (deleted !== server.deleted && !either) return 'the deletion';
  const later = [...device.fields].find(([field, { value, at }]) => {
    const last = server.fields.get(field);
    return !last || (at > last.at && !isSame(value, last.value));
  });
  return later?.[0];
}

function laterOf(last: Stamp | undefined, other: Stamp): Stamp {
  const back: Stamp = { ...other, replica: null, opId: '', seq: Infinity };
  if (!last || other.at > last.at) return back;
  if (other.at < last.at || isSame(last.value, other.value)) return last;
  const isGreater = JSON.stringify(other.value) > JSON.stringify(last.value);
  return isGreater ? { ...back, or: last.value } : { ...last, or: other.value };
}

type Life = Pick<Known, 'deleted' | 'deletedAt' | 'confirmedAt' | 'either'>;

/** Whether it is deleted: decided by the latest deletion or restore that the two know of. */
function lifeOf(one: Known, other: Known): Life {
  const confirmedAt = latest(one.confirmedAt, other.confirmedAt);
  const deletedAt = latest(one.deletedAt, other.deletedAt);
  if (one.deleted === other.deleted) {
    return { deleted: one.deleted, deletedAt, confirmedAt, either: false };
  }
  const [dead, alive] = one.deleted ? [one, other] : [other, one];
  const died = dead.deletedAt ?? 0;
  const raised = alive.deletedAt ?? -1;
  // Restored by a device that did not know of the deletion: the later answer is right as well.
  const isConfirmed = (alive.confirmedAt ?? -1) >= died;
  const either = died === raised || (died > raised && isConfirmed);
  return { deleted: died >= raised, deletedAt, confirmedAt, either };
}

function latest(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.max(one, other);
}
