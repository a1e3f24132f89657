import { BRITISH_NAMES } from './synonyms/british-names';
import { EVERYDAY_ABROAD } from './synonyms/everyday-abroad';
import { KITCHENS } from './synonyms/kitchens';
import { PACKS } from './synonyms/packs';
import { PLAIN_WORDS_1 } from './synonyms/plain-words-1';
import { PLAIN_WORDS_2 } from './synonyms/plain-words-2';
import { PLAIN_WORDS_3 } from './synonyms/plain-words-3';
import { PLAIN_WORDS_4 } from './synonyms/plain-words-4';
import { PLAIN_WORDS_5 } from './synonyms/plain-words-5';
import { PLAIN_WORDS_6 } from './synonyms/plain-words-6';
import { PLAIN_WORDS_7 } from './synonyms/plain-words-7';
import { PLAIN_WORDS_8 } from './synonyms/plain-words-8';
import { PLAIN_WORDS_9 } from './synonyms/plain-words-9';
import { PLAIN_WORDS_10 } from './synonyms/plain-words-10';
import { PLAIN_WORDS_11 } from './synonyms/plain-words-11';
import { PLAIN_WORDS_12 } from './synonyms/plain-words-12';
import { PLAIN_WORDS_13 } from './synonyms/plain-words-13';
import { PLAIN_WORDS_14 } from './synonyms/plain-words-14';
import { PLAIN_WORDS_15 } from './synonyms/plain-words-15';
import { PLAIN_WORDS_16 } from './synonyms/plain-words-16';
import { REFERENCE } from './synonyms/reference';
import { SURVEY } from './synonyms/survey';
import { US_CHAINS } from './synonyms/us-chains';
import { WORLD_KITCHENS } from './synonyms/world-kitchens';
import type { Synonym } from './synonyms/synonym';

/**
 * Names that the tables' foods lack. Our own choices, after how the words are commonly used; the build
 * fails where a code has another name, or a name is given to two foods.
 */
export const SYNONYMS: readonly Synonym[] = [
  ...SURVEY,
  ...REFERENCE,
  ...KITCHENS,
  ...US_CHAINS,
  ...PLAIN_WORDS_1,
  ...PLAIN_WORDS_2,
  ...PLAIN_WORDS_3,
  ...PLAIN_WORDS_4,
  ...PLAIN_WORDS_5,
  ...PLAIN_WORDS_6,
  ...PLAIN_WORDS_7,
  ...PLAIN_WORDS_8,
  ...PLAIN_WORDS_9,
  ...PLAIN_WORDS_10,
  ...PLAIN_WORDS_11,
  ...PLAIN_WORDS_12,
  ...PLAIN_WORDS_13,
  ...PLAIN_WORDS_14,
  ...PLAIN_WORDS_15,
  ...PLAIN_WORDS_16,
  ...PACKS,
  ...BRITISH_NAMES,
  ...EVERYDAY_ABROAD,
  ...WORLD_KITCHENS,
];
