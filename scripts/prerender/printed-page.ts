/** What the drawing process prints. */
export interface Printed {
  /** The rules that every page stands on. */
  ground: string;
  pages: PrintedPage[];
}

/** A public page as it comes from the drawing process. */
export interface PrintedPage {
  path: string;
  name: string;
  title: string;
  description: string;
  html: string;
  css: string;
  /** Names of the rules in `css`. */
  rules: string[];
  /** Where the build puts it. */
  file: string;
}
