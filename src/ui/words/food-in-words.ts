import { nameOfFood, RECALLED } from '#shared/nutrition/table/name-of-food';

import { messages } from './messages';
import { plural } from './text';

/** A food of a table as the source of figures: its name, and whether what a portion weighs is from memory. */
export function foodInWords(description: string): string {
  const name = nameOfFood(description);
  return description.endsWith(RECALLED) ? name + messages.portionFromMemory : name;
}

/** '1 fl oz (NFS)' as '1 fl oz': a measure of the tables as people read it. */
export function measureName(text: string): string {
  return nameOfFood(text);
}

/** 'Guideline amount per slice of bread' becomes 'per slice of bread', and '2 egg' becomes '2 eggs'. */
export function measureInWords(text: string): string {
  const plain = measureName(text);
  const counted = /^(\d+(?:\.\d+)?) ([^×].+)$/.exec(plain);
  if (counted && Number(counted[1]) > 1) return `${counted[1] ?? ''} ${plural(counted[2] ?? '')}`;
  return plain.replace(/^guideline amount /i, '');
}
