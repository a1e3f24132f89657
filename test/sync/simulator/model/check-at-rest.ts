import type { OutboxEntry } from '../../../../src/store/database';
import { Broken } from '../broken';
import type { SimulatedDevice } from '../device';
import type { Entered } from './entered';
import { isSame, keyOf, type Values } from './known';
import type { Model } from './model';

/**
 * I1: at rest every change that a user was told is saved has been answered, and a rejected one is shown as rejected on
 * its device. Exceptions: changes lost in a power failure before their response, changes that a later one carries on,
 * and changes that the user discarded or deleted since.
 */
export async function checkNothingLost(model: Model, device: SimulatedDevice): Promise<void> {
  const outbox = await device.store.db.outbox.toArray();
  const setAside = new Map(outbox.map((entry) => [entry.opId, entry]));
  for (const entered of model.entered.of(device)) {
    const entry = setAside.get(entered.opId);
    if (!isKept(model, entered, { entry, device })) {
      throw new Broken('I1', `${entered.act} ${entered.id} of device ${device.name} is nowhere`);
    }
  }
}

function isKept(
  model: Model,
  entered: Entered,
  { entry, device }: { entry: OutboxEntry | undefined; device: SimulatedDevice },
): boolean {
  if (entered.excused !== null) return true;
  // Set aside by the device: the server could not read a request with only this change.
  if (entry?.refusal?.code === 'client_bug') return true;
  const answer = model.now.answered.get(entered.opId);
  if (answer?.status === 'rejected') {
    return entry?.state === 'rejected' || isDeletedSince(model, entered, device);
  }
  // After a restore the response may be of the previous epoch, and is still final: a rejected change stays where it is
  // shown, and the device's knowledge of an applied one was recovered.
  if (entry) return entry.state === 'rejected' && model.wasRefused(entered.opId);
  return answer !== undefined || (model.wasSetBack && model.everAnswered.has(entered.opId));
}

/** Whether an entry was deleted after the rejected change: then nothing is left to do. */
function isDeletedSince(model: Model, entered: Entered, device: SimulatedDevice): boolean {
  return model.entered
    .of(device)
    .some((later) => later.made > entered.made && later.act === 'del' && later.id === entered.id);
}

/**
 * I7, and I1 at every step: a user's change is in their outbox until its response has arrived, and is shown on top of
 * what the server has sent.
 */
export async function checkOwnChanges(
  model: Model,
  device: SimulatedDevice,
  outbox: OutboxEntry[],
): Promise<void> {
  const there = new Set(outbox.map(({ opId }) => opId));
  for (const entered of model.entered.of(device)) {
    const isOpen = entered.excused === null && !entered.isTold;
    if (isOpen && !there.has(entered.opId)) {
      throw new Broken(
        'I1',
        `${entered.act} of ${entered.id} left device ${device.name} unanswered`,
      );
    }
  }
  for (const [key, entries] of byRecord(outbox)) await checkShown(model, device, { key, entries });
}

function byRecord(outbox: OutboxEntry[]): Map<string, OutboxEntry[]> {
  const records = new Map<string, OutboxEntry[]>();
  for (const entry of outbox) {
    const key = keyOf(entry);
    records.set(key, [...(records.get(key) ?? []), entry]);
  }
  return records;
}

async function checkShown(
  model: Model,
  { store, name }: SimulatedDevice,
  { key, entries }: { key: string; entries: OutboxEntry[] },
): Promise<void> {
  const [first] = entries;
  const shown = first && (await store.db.records(first.type).get(first.id));
  const own = entries.flatMap(({ opId }) => model.entered.byOp.get(opId) ?? []);
  const wanted: Values = Object.assign({}, ...own.map(({ patch }) => patch ?? {})) as Values;
  for (const [field, value] of Object.entries(wanted)) {
    if (!isSame((shown?.data as Values | undefined)?.[field], value)) {
      throw new Broken('I7', `device ${name} does not show ${field} of ${key}`);
    }
  }
  const last = own.map(({ act }) => act).findLast((act) => act !== 'put');
  if (last !== undefined && shown && (shown.deleted === 1) !== (last === 'del')) {
    throw new Broken('I7', `device ${name} does not show the ${last} of ${key}`);
  }
}

/** A device at rest shows the server's row with changes rejected here on top. */
export function shownAtRest(model: Model, outbox: OutboxEntry[], data: Values): Values {
  const refused = outbox.map(({ opId }) => model.entered.byOp.get(opId)?.patch ?? {});
  return Object.assign({ ...data }, ...refused) as Values;
}
