import { distance } from 'fastest-levenshtein';

import { freeUploadWords, USUAL_PLAN } from '#shared/rules/plan';

import { ACCOUNT } from './articles/account';
import type { Article, Chapter } from './articles/article';
import { DEVICES } from './articles/devices';
import { LOGGING } from './articles/logging';
import { NUMBERS } from './articles/numbers';
import { paragraphWords } from './paragraph-words';

export const CHAPTERS: readonly Chapter[] = [LOGGING, NUMBERS, DEVICES, ACCOUNT];

const SMALL_WORDS = new Set(
  'a an and are as at be by can do does for from get have how i if in is it me my no not of on or that the to use what when where with without you your'.split(
    ' ',
  ),
);

/** Score of a match, by the part of the article. */
const WORTH = { title: 4, also: 3, text: 1 } as const;

// Shorter words differ in one letter from too many others.
const TYPO_LETTERS_MIN = 4;
const LONG_LETTERS = 6;

const PREFIX_LETTERS_MIN = 3;

// Share of typed words that must be found, rounded up.
const FOUND_SHARE = 0.6;

type Match = (typed: string, word: string) => boolean;

/** Best matches first. Tolerates other word endings and typos; most of the typed words must be found. */
export function searchArticles(query: string): Article[] {
  const all = wordsOf(query);
  const telling = all.filter((word) => !SMALL_WORDS.has(word));
  const typed = (telling.length > 0 ? telling : all).map(stem);
  const worths = typed.map(worthsOf);
  return articles()
    .map(({ article }, at) => {
      const found = worths.map((of) => of[at] ?? 0);
      return {
        article,
        hits: found.filter((worth) => worth > 0).length,
        worth: found.reduce((sum, worth) => sum + worth, 0),
      };
    })
    .filter(({ hits }) => hits > 0 && hits >= Math.ceil(typed.length * FOUND_SHARE))
    .sort((one, other) => other.hits - one.hits || other.worth - one.worth)
    .map(({ article }) => article);
}

/** The score of a typed word in each article. Typos are considered only if the word itself is in no article. */
function worthsOf(typed: string): number[] {
  for (const match of [isSame, isBeginning, isTypo]) {
    const worths = articles().map(({ words }) => worthIn(words, typed, match));
    if (worths.some((worth) => worth > 0)) return worths;
  }
  return [];
}

function worthIn(words: Indexed['words'], typed: string, match: Match): number {
  const places = Object.keys(WORTH) as (keyof typeof WORTH)[];
  return places
    .filter((place) => [...words[place]].some((word) => match(typed, word)))
    .reduce((sum, place) => sum + WORTH[place], 0);
}

const isSame: Match = (typed, word) => typed === word;

const isBeginning: Match = (typed, word) =>
  typed.length >= PREFIX_LETTERS_MIN && word.startsWith(typed);

const isTypo: Match = (typed, word) => {
  if (typed.length < TYPO_LETTERS_MIN || word.length < TYPO_LETTERS_MIN) return false;
  return distance(typed, word) <= (typed.length >= LONG_LETTERS ? 2 : 1);
};

interface Indexed {
  article: Article;
  words: Record<keyof typeof WORTH, ReadonlySet<string>>;
}

// Always indexes the default texts, so that the same words find the same articles on all servers.
const USUAL = { freeUploads: freeUploadWords(USUAL_PLAN), premiumForAll: false };

let index: Indexed[] | undefined;

/** Built at the first search. */
function articles(): Indexed[] {
  index ??= CHAPTERS.flatMap((chapter) => chapter.articles).map((article) => ({
    article,
    words: {
      title: stemsOf(article.title),
      also: stemsOf(article.also ?? ''),
      text: stemsOf(article.text.map((text) => paragraphWords(text, USUAL)).join(' ')),
    },
  }));
  return index;
}

function stemsOf(text: string): ReadonlySet<string> {
  return new Set(wordsOf(text).map(stem));
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** 'logging' and 'logged' are 'log', 'copies' and 'copy' are 'copi'. */
function stem(word: string): string {
  if (word.length < 4) return word;
  const bare = word.replace(/(?:ing|ed|es|e|s)$/, '').replace(/y$/, 'i');
  if (bare.length < 3) return word;
  return bare.replace(/([bdgmnprt])\1$/, '$1');
}
