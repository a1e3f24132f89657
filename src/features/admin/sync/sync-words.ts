import type { SyncFigures } from '#shared/contract/admin/system';

import { counted } from '../../../ui/words/counted';
import { wholeWords } from '../../../ui/words/number';

const REASONS: Record<SyncFigures['rejects'][number]['code'], string> = {
  invalid: 'Not valid',
  deleted: 'Deleted elsewhere before',
  unsupported: 'Not known to this server',
  op_id_reuse: 'Taken for another change',
  too_large: 'Too large',
  account_full: 'Account is full',
};

export function rejectionWords(code: keyof typeof REASONS): string {
  return REASONS[code];
}

/** How often, and to how many: '5, of 2 people'. */
export function tallyWords({ count, people }: { count: number; people: number }): string {
  return count === 0 ? 'None' : `${wholeWords(count)}, of ${counted(people, 'person', 'people')}`;
}
