import { escapeHtml, headOf } from './page-head';
import type { PrintedPage } from './printed-page';

/** The shell's link to its own stylesheet, which starts with the base styles. */
export const SHELL_STYLES = /<link href="?\/([^">\s]+\.css)"? rel="?stylesheet"?(?: data-ground)?>/;

export interface PageParts {
  /** The page of the app itself, as built. */
  shell: string;
  /** Includes the rules of the shell's own stylesheet. */
  stylesheet: string;
  /** Files that the page needs first. */
  scripts: readonly string[];
}

/** A page that is readable before its scripts load, and that the app then hydrates. */
export function finishPage(page: PrintedPage, { shell, ...parts }: PageParts): string {
  if (/ style="|<style|<script/.test(page.html)) {
    throw new Error(`${page.name} is drawn with what the content policy forbids.`);
  }
  const hints = [
    `<link rel="stylesheet" href="/${parts.stylesheet}" data-ground data-rules="${page.rules.join(' ')}">`,
    // low: the page is readable without them, and they must not delay its styles and its font.
    ...parts.scripts.map(
      (script) => `<link rel="preload" as="script" fetchpriority="low" href="/${script}">`,
    ),
  ];
  const replaced = [
    // In the shell, before the page is inserted, which may have its own text for this.
    [/<noscript>[^<]*<\/noscript>/, ''],
    [/<title>[^<]*<\/title>/, `<title>${escapeHtml(page.title)}</title>`],
    [
      /<meta\s+name="?description"?[^>]*>/,
      `<meta name="description" content="${escapeHtml(page.description)}">`,
    ],
    [SHELL_STYLES, ''],
    ['</head>', `${hints.join('')}${headOf(page)}</head>`],
    [/<div id="?root"?><\/div>/, `<div id="root">${page.html}</div>`],
  ] as const;
  return replaced.reduce((html, [place, by]) => {
    const next = html.replace(place, () => by);
    if (next === html) throw new Error(`The shell has no ${String(place)}.`);
    return next;
  }, shell);
}
