import { escapeHtml, headOf } from './page-head';
import type { PrintedPage } from './printed-page';

/** The shell's link to its own stylesheet, with which the ground of all styles comes. */
export const SHELL_STYLES = /<link href="?\/([^">\s]+\.css)"? rel="?stylesheet"?(?: data-ground)?>/;

export interface PageParts {
  /** The page of the app itself, as the build has made it. */
  shell: string;
  /** Holds what the shell's own stylesheet says too. */
  stylesheet: string;
  /** Files that the page needs first. */
  scripts: readonly string[];
}

/** A page that can be read as it arrives, and that the app takes over once it is loaded. */
export function finishPage(page: PrintedPage, { shell, ...parts }: PageParts): string {
  if (/ style="|<style|<script/.test(page.html)) {
    throw new Error(`${page.name} is drawn with what the content policy forbids.`);
  }
  const hints = [
    `<link rel="stylesheet" href="/${parts.stylesheet}" data-ground data-rules="${page.rules.join(' ')}">`,
    // low: the page can be read without them, and they must not slow its styles and its font down.
    ...parts.scripts.map(
      (script) => `<link rel="preload" as="script" fetchpriority="low" href="/${script}">`,
    ),
  ];
  const replaced = [
    // Of the shell: before the page is in it, which may have words of its own for this.
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
