import { format } from './format';
import { messages } from './messages';

/** 'half a portion', '1 portion', '1.5 portions' */
export function portionWords(count: number): string {
  return count === 0.5
    ? messages.halfAPortion
    : format(messages.portions, { count: Number(count.toFixed(2)) });
}

/** 'Red lentil dal, half a portion'; only the name for one portion. */
export function nameAndPortions(name: string, portions: number): string {
  if (portions === 1) return name;
  return format(messages.nameAndPortions, { name, portions: portionWords(portions) });
}
