import type { HostWords } from '#shared/rules/host-words';

/** Which features are free on this server. */
export type PlanFacts = Pick<HostWords, 'freeUploads' | 'premiumForAll'>;

export type Paragraph = string | ((plan: PlanFacts) => string);

export interface Article {
  /** The part of the address after '#'. */
  id: string;
  title: string;
  /** Paragraphs. */
  text: readonly Paragraph[];
  /** Other words that users search for. */
  also?: string;
}

export interface Chapter {
  title: string;
  articles: readonly Article[];
}
