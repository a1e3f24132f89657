import { messages } from './messages';

/** 'Egg, fried, NS as to fat' becomes 'Egg, fried, unspecified fat', and 'Lentils, NFS' becomes 'Lentils'. */
export function foodInWords(description: string): string {
  return withoutShort(description).replace(/ \(recalled\)$/, messages.portionFromMemory);
}

/** What the survey writes for 'not further specified' and 'not specified as to'. */
function withoutShort(words: string): string {
  return words.replace(/ \(NFS\)|,? NFS\b/g, '').replace(/\bNS as to /g, 'unspecified ');
}

/** '1 fl oz (NFS)' as '1 fl oz': a measure of the tables as people read it. */
export function measureName(text: string): string {
  return withoutShort(text);
}
