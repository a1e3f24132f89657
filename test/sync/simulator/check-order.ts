import type { FieldMeta } from '#shared/sync/merge';
import type { Patch } from '#shared/sync/protocol';

import { decodeStamps } from '../../../api/store/field-stamps';
import { answersIn } from './answers';
import { Broken } from './broken';
import type { Promised } from './records';
import type { World } from './world';

/**
 * I6: in no field does a device's own earlier change stand above its own later one, nor any change
 * above one that was made by somebody who had seen it.
 */
export async function checkOrder(world: World): Promise<void> {
  // A restored history counts anew, and lost power forgets changes that are still on their way.
  if (world.isSetBack || world.losesPower) return Promise.resolve();
  const applied = new Set(
    [...answersIn(world)].flatMap(([opId, status]) => (status === 'applied' ? opId : [])),
  );
  const promises = [...world.records.promises.values()].filter(({ op }) => applied.has(op.opId));
  for (const { id, type, deleted, data, field_meta } of world.server.rows(
    `SELECT id, type, deleted, data, field_meta FROM records WHERE type IN ('meal', 'foodMemory')`,
  )) {
    const own = promises.filter(({ op }) => op.id === id);
    checkDeletion(own, deleted === 1);
    const kept = JSON.parse(String(data)) as Patch | null;
    const record = { type: String(type), id: String(id), data: kept };
    checkRecord(decodeStamps(String(field_meta), record), own);
  }
  return Promise.resolve();
}

/** A deletion is undone by nothing but a restore. */
function checkDeletion(promises: Promised[], isDeleted: boolean): void {
  const acts = new Set(promises.map(({ op }) => op.act));
  const [first] = promises;
  if (first && acts.has('del') && !acts.has('restore') && !isDeleted) {
    throw new Broken('I6', `${first.op.id} was deleted and is alive`);
  }
}

function checkRecord(meta: FieldMeta, promises: Promised[]): void {
  for (const [field, stamp] of Object.entries(meta)) {
    const stands = promises.find(({ op }) => op.opId === stamp.op);
    if (!stands) continue;
    for (const other of promises) {
      if (other === stands || !Object.hasOwn(other.op.patch ?? {}, field)) continue;
      const ownLater = other.device === stands.device && other.made > stands.made;
      const hadSeen = other.op.base >= stamp.seq;
      if (ownLater) throw new Broken('I6', `${field} of ${stands.op.id}: an own later change lost`);
      if (hadSeen)
        throw new Broken('I6', `${field} of ${stands.op.id}: one made in its sight lost`);
    }
  }
}
