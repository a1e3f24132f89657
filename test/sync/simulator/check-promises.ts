import { answersIn } from './answers';
import { Broken } from './broken';
import type { Promised } from './records';
import type { World } from './world';

/**
 * I1: every change that a person was told is saved has been applied once, or is to be seen as
 * refused on its device. Excused is what went with the power before it was sent, what went on in a
 * later change, and what its owner gave up or deleted.
 */
export async function checkPromises(world: World): Promise<void> {
  const answers = answersIn(world);
  const inOutbox = new Map<string, string>();
  for (const { store } of world.devices) {
    for (const { opId, state } of await store.db.outbox.toArray()) inOutbox.set(opId, state);
  }
  for (const promised of world.records.promises.values()) {
    const { op, device } = promised;
    const state = inOutbox.get(op.opId);
    if (isKept(world, promised, { state, answer: answers.get(op.opId) })) continue;
    throw new Broken('I1', `${op.act} ${op.id} of device ${device} is nowhere`);
  }
  if (world.isSetBack) checkBroughtBack(world);
}

function isKept(
  world: World,
  promised: Promised,
  { state, answer }: { state: string | undefined; answer: string | undefined },
): boolean {
  if (promised.excused !== null || state === 'rejected') return true;
  // An answer under the same id may have been another change's: what was applied has left a record.
  if (answer === 'applied') return world.isSetBack || !isMissing(world, promised);
  const deleted = isDeletedSince(world, promised);
  if (answer === 'rejected') return deleted;
  return world.isSetBack && (promised.op.act === 'del' || deleted || !isMissing(world, promised));
}

function isDeletedSince({ records }: World, { op, made }: Promised): boolean {
  return [...records.promises.values()].some(
    (later) => later.op.id === op.id && later.op.act === 'del' && later.made > made,
  );
}

/** After a restore the operations themselves are gone with the backup; what they made must not be. */
function isMissing({ server }: World, { op }: Promised): boolean {
  return server.rows(`SELECT id FROM records WHERE id = '${op.id}'`).length === 0;
}

/** An entry that was made and never deleted by anybody is alive, with a value that somebody gave it. */
function checkBroughtBack({ records, server }: World): void {
  const all = [...records.promises.values()].filter(({ excused }) => excused !== 'power');
  const deleted = new Set(all.filter(({ op }) => op.act === 'del').map(({ op }) => op.id));
  for (const id of new Set(all.map(({ op }) => op.id))) {
    if (deleted.has(id)) continue;
    const [row] = server.rows(`SELECT data, deleted FROM records WHERE id = '${id}'`);
    const refused = all.some(({ op }) => op.id === id && op.state === 'rejected');
    if (!row && !refused) throw new Broken('I1', `${id} did not come back after the restore`);
    if (row?.['deleted'] === 1) throw new Broken('I1', `${id} came back deleted`);
  }
}
