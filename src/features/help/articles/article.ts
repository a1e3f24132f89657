import type { HostWords } from '#shared/rules/host-words';

/** What is free on this server. */
export type PlanFacts = Pick<HostWords, 'freeUploads' | 'premiumForAll'>;

export type Paragraph = string | ((plan: PlanFacts) => string);

export interface Article {
  /** In the address, after '#'. */
  id: string;
  title: string;
  /** Paragraphs. */
  text: readonly Paragraph[];
  /** Other words that people search for. */
  also?: string;
}

export interface Chapter {
  title: string;
  articles: readonly Article[];
}
