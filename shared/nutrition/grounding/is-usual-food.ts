import { NAMED_FOODS } from '../overrides/named-foods';
import { wordsOf } from '../ranking/words';
import { isNeutral } from './content-words';
import { nameForms, turnedWords, withoutCooked, type SeenName } from './name-forms';

const USUAL = new Map(
  Object.entries(NAMED_FOODS).map(([words, food]) => [wordsOf(words).join(' '), food]),
);

/** Whether our list of plain words means a food by no more than what is said: by 'bread' white bread. */
export function isUsualFood(description: string, seen: SeenName): boolean {
  const forms = [...nameForms(seen), withoutCooked(seen) ?? ''].map((form) => wordsOf(form));
  const bare = wordsOf(turnedWords(seen)).filter((word) => !isNeutral(word));
  return [...forms, bare].some((words) => USUAL.get(words.join(' ')) === description);
}
