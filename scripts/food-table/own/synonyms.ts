import { REFERENCE } from './synonyms/reference';
import { SURVEY } from './synonyms/survey';

/** A food of the tables, with its name there, and other names that people have for it. */
export type Synonym = readonly [code: string, name: string, also: string];

/**
 * Names that the tables' foods lack. Our own choices, after how the words are commonly used; the build
 * fails where a code has another name, or a name is given to two foods.
 */
export const SYNONYMS: readonly Synonym[] = [...SURVEY, ...REFERENCE];
