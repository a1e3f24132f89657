import type { Op, Patch, Row } from './protocol';
import { mergeStates } from './recover';
import type { RecordState, Times } from './times';

/** A record as a person sees it: the server's last row with the device's own changes on top. */
export interface View {
  data: Patch;
  deleted: boolean;
}

/**
 * Replays a device's unconfirmed operations on the last row that the server sent.
 * Refused operations are to be included: a person keeps seeing what they entered.
 * @param base the server's row; null where it has never sent one
 * @param ops the record's operations in the order in which they were made
 * @returns null where there is nothing to see: no row and no operation that makes one
 */
export function rebase(
  base: (Pick<Row, 'data' | 'deleted'> & { times?: Times }) | null,
  ops: readonly Pick<Op, 'act' | 'patch'>[],
): View | null {
  let view: View | null = base ? { data: base.data ?? {}, deleted: base.deleted } : null;
  let { times = {} } = base ?? {};
  for (const { act, patch } of ops) {
    if (act === 'recover') ({ view, times } = recover(view, times, patch));
    else view = replay(view, act, patch);
  }
  return view;
}

/** What is recovered stands before every other change of its record: it is merged with the row alone. */
function recover(view: View | null, times: Times, patch: Patch | null) {
  const incoming = patch as unknown as RecordState;
  const current = { data: view?.data ?? null, deleted: view?.deleted ?? false, times };
  const merged = mergeStates(current, incoming);
  return { view: { data: merged.data ?? {}, deleted: merged.deleted }, times: merged.times };
}

function replay(view: View | null, act: string, patch: Patch | null): View | null {
  const data = { ...view?.data, ...patch };
  switch (act) {
    case 'put':
      return { data, deleted: view?.deleted ?? false };
    case 'restore':
      return { data, deleted: false };
    case 'del':
      return view && { ...view, deleted: true };
    default:
      return view;
  }
}
