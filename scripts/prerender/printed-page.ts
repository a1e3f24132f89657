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
