import { nameOfFood, RECALLED } from '#shared/nutrition/table/name-of-food';

import { messages } from './messages';
import { plural } from './text';

/** Names a food of a table as the source of numbers, with a note if the weight of its portions is from memory. */
export function foodInWords(description: string): string {
  const name = nameOfFood(description);
  return description.endsWith(RECALLED) ? name + messages.portionFromMemory : name;
}

/** Makes a measure of the tables readable: '1 fl oz (NFS)' becomes '1 fl oz'. */
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
