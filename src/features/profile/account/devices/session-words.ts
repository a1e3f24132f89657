import type { OwnSession } from '#shared/contract/sessions';

import { capital } from '../../../../ui/words/capital';
import { momentWords } from '../../../../ui/words/moment';

export function deviceName({ device }: Pick<OwnSession, 'device'>): string {
  return device ?? 'Unknown device';
}

/** When and where a session was used last: 'Last used today, 14:05, from network 198.51.100.x'. */
export function lastUseWords(
  { current, lastUsedAt, network }: Pick<OwnSession, 'current' | 'lastUsedAt' | 'network'>,
  now: number,
): string {
  const when = current ? 'In use now' : `Last used ${momentWords(lastUsedAt, now)}`;
  return network === null ? when : `${when}, from network ${network}`;
}

export function beginningWords(
  { createdAt, sharedDevice }: Pick<OwnSession, 'createdAt' | 'sharedDevice'>,
  now: number,
): string {
  const began = capital(`signed in ${momentWords(createdAt, now)}`);
  return sharedDevice ? `${began}, for 12 hours on a shared device` : began;
}
