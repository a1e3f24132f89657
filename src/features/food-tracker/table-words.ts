import { unbroken } from '../../ui/words/unbroken';

/** 'Egg, fried, NS as to fat' becomes 'Egg, fried, unspecified fat', and 'Lentils, NFS' becomes 'Lentils'. */
export function foodInWords(description: string): string {
  return description.replace(/,? NFS\b/g, '').replace(/\bNS as to /g, 'unspecified ');
}

/** No line break inside a part: 'FNDDS 2021-2023'. */
export function tableInWords(table: string): string {
  return table.split(' + ').map(unbroken).join('\u00a0+ ');
}

/** 'Guideline amount per slice of bread' becomes 'per slice of bread'. */
export function measureInWords(text: string): string {
  return text.replace(/^guideline amount /i, '');
}
