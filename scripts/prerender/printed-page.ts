/** The output of the rendering process. */
export interface Printed {
  /** The base rules of every page. */
  ground: string;
  pages: PrintedPage[];
}

/** A public page from the rendering process. */
export interface PrintedPage {
  path: string;
  name: string;
  title: string;
  description: string;
  html: string;
  css: string;
  /** Names of the rules in `css`. */
  rules: string[];
  /** Where the build writes it. */
  file: string;
}
