import { unbroken } from '../../ui/words/unbroken';

/**
 * A food as its table describes it, without the survey's abbreviations: 'Egg, fried, NS as to fat' is
 * 'Egg, fried, unspecified fat', 'Lentils, NFS' is 'Lentils'.
 */
export function foodInWords(description: string): string {
  return description.replace(/,? NFS\b/g, '').replace(/\bNS as to /g, 'unspecified ');
}

/** A table's name, each part of which stays together: 'FNDDS 2021-2023'. */
export function tableInWords(table: string): string {
  return table.split(' + ').map(unbroken).join('\u00a0+ ');
}

/** A measure as its table names it: 'Guideline amount per slice of bread' is 'per slice of bread'. */
export function measureInWords(text: string): string {
  return text.replace(/^guideline amount /i, '');
}
