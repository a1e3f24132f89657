export interface Article {
  /** In the address, after '#'. */
  id: string;
  title: string;
  /** Paragraphs. */
  text: readonly string[];
  /** Other words that people search for. */
  also?: string;
}

export interface Chapter {
  title: string;
  articles: readonly Article[];
}
