import { mealKind } from '#shared/records/meal';

import type { Refusal } from '../../store/database';
import type { RefusedCase } from '../../store/refusals';
import { dateFormatter } from '../../ui/words/date-formatter';
import { format } from '../../ui/words/format';
import { capital } from '../../ui/words/text';
import { timeOfDayWords } from '../../ui/words/time';
import { recordName } from '../../ui/words/record-names';
import { messages } from './messages';

const REASONS: Record<Refusal['code'], string> = {
  deleted: messages.deletedElsewhere,
  invalid: messages.cannotBeStored,
  too_large: messages.tooLarge,
  account_full: messages.accountFull,
  op_id_reuse: messages.takenForAnotherChange,
  client_bug: messages.notReadableForDays,
  unsupported: messages.unknownToServer,
};

/** Why the server rejected the entry. */
export function reasonWords({ code }: Pick<Refusal, 'code'>): string {
  return REASONS[code];
}

/** The server's own message, if it says more than the reason. */
export function serverWords({ code, message }: Pick<Refusal, 'code' | 'message'>): string | null {
  return code === 'invalid' && message.trim() !== '' ? message.trim() : null;
}

type Named = Pick<RefusedCase, 'type' | 'data' | 'mealName'>;

/** Name of an entry, as this device shows it. */
export function nameOf({ type, data, mealName }: Named): string {
  const textIn = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
  const own = textIn(data[type === 'foodMemory' ? 'words' : 'name']);
  return recordName(type, type === 'photo' ? mealName : own);
}

const TIME = mealKind.client.shape.mealTime;
const DAY = dateFormatter({
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** When it was eaten, in the local time of that place; null if the entry has no such time. */
export function timeOf({ data }: Pick<RefusedCase, 'data'>): string | null {
  const time = TIME.safeParse(data['mealTime']);
  if (!time.success) return null;
  return `${DAY.format(new Date(`${time.data.slice(0, 10)}T00:00Z`))}, ${timeOfDayWords(time.data)}`;
}

type Refused = Pick<RefusedCase, 'acts' | 'changes' | 'isOnServer'>;

const ACTS: Record<string, string> = {
  del: messages.yourDeletion,
  restore: messages.bringingItBack,
};

/** What was rejected: 'New entry', '3 changes'. */
export function changeWords({ acts, changes, isOnServer }: Refused): string {
  if (changes > 1) return format(messages.changes, { changes });
  const [act = 'put'] = acts;
  return capital(ACTS[act] ?? (isOnServer ? messages.yourChange : messages.newEntry));
}

export type Action = 'restore' | 'retry' | 'edit' | 'discard' | 'export';

/** The possible actions, most useful first. */
export function actionsFor({
  type,
  refusal,
  isDeleted,
  acts,
}: Pick<RefusedCase, 'type' | 'refusal' | 'isDeleted' | 'acts'>): Action[] {
  // The same change would be rejected again; only restoring the entry helps.
  const isGone = refusal.code === 'deleted' && isDeleted;
  const canEdit = type === 'meal' && !isDeleted && acts.at(-1) !== 'del';
  return [
    isGone ? 'restore' : 'retry',
    ...(canEdit ? (['edit'] as const) : []),
    'export',
    'discard',
  ];
}

/** Says what happens if the user gives the change up. */
export function discardWords({ isOnServer, isDeleted }: RefusedCase): string {
  if (!isOnServer) return messages.onlyOnThisDevice;
  return isDeleted ? messages.itStaysDeleted : messages.serverVersionShown;
}
