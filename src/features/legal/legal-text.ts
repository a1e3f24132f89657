import type { HostWords } from '#shared/rules/host-words';

/** A sentence, fixed or with the host's name. */
export type Words = string | ((host: HostWords) => string);

export interface Chapter {
  /** The hash of its link. */
  id: string;
  title: string;
  /** Paragraphs; an array stands for a list. */
  text: readonly (Words | readonly Words[])[];
}

export function isList(part: Words | readonly Words[]): part is readonly Words[] {
  return Array.isArray(part);
}

export function wordsFor(words: Words, host: HostWords): string {
  return typeof words === 'string' ? words : words(host);
}

/** Goes after 'write' or 'writing'. */
export const toMailbox: (host: HostWords) => string = ({ mailbox }) =>
  mailbox === '' ? 'through the form on the home page' : `to ${mailbox}`;
