import { mealKind } from '#shared/records/meal';

import type { Refusal } from '../../store/database';
import type { RefusedCase } from '../../store/refusals';
import { capital } from '../../ui/words/text';
import { timeOfDayWords } from '../../ui/words/time';
import { RECORD_NAMES } from '../../ui/words/record-names';

const REASONS: Record<Refusal['code'], string> = {
  deleted: 'It was deleted on another device before this change got there.',
  invalid: 'The server found something in it that it cannot keep.',
  too_large: 'It is larger than the server takes. Make it shorter and it is sent again.',
  account_full:
    'Your account holds as much as this server lets it. Delete something that you no longer need and try again, or ask whoever runs the server for more room.',
  op_id_reuse: 'The server took it for another change that it has already. Trying again helps.',
  client_bug: 'The server could not read it, for days. This is a fault of the app, not yours.',
  unsupported: 'This server does not know this kind of change yet.',
};

/** Why the server did not take it. */
export function reasonWords({ code }: Pick<Refusal, 'code'>): string {
  return REASONS[code];
}

/** The server's own words, where they say more than the reason does. */
export function serverWords({ code, message }: Pick<Refusal, 'code' | 'message'>): string | null {
  return code === 'invalid' && message.trim() !== '' ? message.trim() : null;
}

type Named = Pick<RefusedCase, 'type' | 'data' | 'mealName'>;

/** What an entry is called, as this device shows it. */
export function nameOf({ type, data, mealName }: Named): string {
  const textIn = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
  const facts = { own: textIn(data['name']), words: textIn(data['words']), mealName };
  return RECORD_NAMES[type].nameOf(facts);
}

const TIME = mealKind.client.shape.mealTime;
const DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** When it was eaten, on the wall clock of that place; null for what has no such time. */
export function timeOf({ data }: Pick<RefusedCase, 'data'>): string | null {
  const time = TIME.safeParse(data['mealTime']);
  if (!time.success) return null;
  return `${DAY.format(new Date(`${time.data.slice(0, 10)}T00:00Z`))}, ${timeOfDayWords(time.data)}`;
}

type Refused = Pick<RefusedCase, 'acts' | 'changes' | 'isOnServer'>;

const ACTS: Record<string, string> = { del: 'your deletion', restore: 'bringing it back' };

/** What was refused: 'New entry', '3 changes'. */
export function changeWords({ acts, changes, isOnServer }: Refused): string {
  if (changes > 1) return `${changes} changes`;
  const [act = 'put'] = acts;
  return capital(ACTS[act] ?? (isOnServer ? 'your change' : 'new entry'));
}

export type Action = 'restore' | 'retry' | 'edit' | 'discard' | 'export';

/**
 * What can be done about it, the most promising first.
 * @param canSend whether there is an account that it could still be sent to
 */
export function actionsFor(
  entry: Pick<RefusedCase, 'type' | 'refusal' | 'isDeleted' | 'acts'>,
  canSend: boolean,
): Action[] {
  if (!canSend) return ['export', 'discard'];
  const { type, refusal, isDeleted, acts } = entry;
  // Sent once more as it is, it would be refused once more; only bringing it back helps.
  const isGone = refusal.code === 'deleted' && isDeleted;
  const canEdit = type === 'meal' && !isDeleted && acts.at(-1) !== 'del';
  return [
    isGone ? 'restore' : 'retry',
    ...(canEdit ? (['edit'] as const) : []),
    'export',
    'discard',
  ];
}

/** What giving the change up means. */
export function discardWords({ isOnServer, isDeleted }: RefusedCase): string {
  if (!isOnServer) return 'It is on this device alone: it will be gone.';
  return isDeleted
    ? 'It stays deleted, and your change is gone.'
    : 'It will be shown as the server has it, and your change is gone.';
}
