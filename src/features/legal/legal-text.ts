import type { HostWords } from '#shared/rules/host-words';

import { format } from '../../ui/words/format';

import { messages } from './messages';

/** A sentence, fixed or with the host's name. Empty where it does not hold on this host. */
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

/** Goes after 'Platelog'. */
export const atSite = ({ site }: HostWords): string =>
  site === '' ? '' : format(messages.atSite, { site });

/** Goes after 'write' or 'writing'. */
export const toMailbox = ({ mailbox }: HostWords): string =>
  mailbox === '' ? messages.throughTheForm : format(messages.toMailbox, { mailbox });
