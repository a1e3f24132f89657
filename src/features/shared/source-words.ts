import type { MealItem } from '#shared/records/meal-item';

import { foodInWords } from '../../ui/words/food-in-words';
import { format } from '../../ui/words/format';
import { unbroken } from '../../ui/words/text';
import { messages } from './messages';

/** What stands behind an item's figures, after they were compared with the tables of this device. */
export function sourceWords({ source }: Pick<MealItem, 'source'>): string {
  if (source.kind === 'ai') return format(messages.fromAi, { model: source.model });
  if (source.kind === 'person') return messages.asSent;
  const { description, table, code } = source;
  return format(messages.fromTable, {
    food: foodInWords(description),
    table: unbroken(table),
    code,
  });
}
