import { format } from '../../ui/words/format';
import { messages } from './messages';

/** '11 h 20 min' */
export function lengthWords(minutes: number): string {
  return format(messages.lasting, { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
