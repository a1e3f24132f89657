import type { Op, Patch, Row } from './protocol';
import { mergeStates } from './recover';
import type { RecordState, Times } from './times';

/** A record as the user sees it: the server's last row with the device's own changes on top. */
export interface View {
  data: Patch;
  deleted: boolean;
}

/**
 * Replays a device's operations that the server has not accepted on the last row that it sent. Pass rejected
 * operations too: the user keeps seeing what they entered.
 * @param base the server's row; null if it has never sent one
 * @param ops the record's operations in the order in which they were made
 * @returns null if there is nothing to show: no row, and no operation that creates one
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

/** A `recover` is always the first operation of its record: it is merged with the row only. */
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
