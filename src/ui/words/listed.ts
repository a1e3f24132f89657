import { format } from './format';
import { messages } from './messages';

/** 'Soup, bread and cheese' */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2
    ? last
    : format(messages.andLast, { names: names.slice(0, -1).join(', '), last });
}
