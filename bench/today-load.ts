// Measures the JavaScript that Today loads on a fresh device, in brotli bytes, against its budget, and lists modules
// that are loaded more than once: npm run build first.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import type { Page } from '@playwright/test';

import { newPerson, signUp } from '../test/kit/browsers';
import { withServedBrowser } from '../test/kit/served-browser';

const BUILD = path.resolve(__dirname, '../build/client');
const BUDGET_KB = 320;
/** A smaller copy is not worth its own file. */
const COPY_BYTES = 2_000;

async function scriptsOf(page: Page): Promise<string[]> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) files.add(pathname);
  });
  await page.reload({ waitUntil: 'networkidle' });
  return [...files];
}

/** Bytes of modules that more than one of the files contains, without the first copy. */
function copies(files: readonly string[]): Map<string, number> {
  const seen = new Set<string>();
  const twice = new Map<string, number>();
  for (const file of files) {
    const { sources = [], sourcesContent = [] } = mapOf(file);
    for (const [at, source] of sources.entries()) {
      const bytes = sourcesContent[at]?.length ?? 0;
      if (seen.has(source)) twice.set(source, (twice.get(source) ?? 0) + bytes);
      seen.add(source);
    }
  }
  return twice;
}

function mapOf(file: string): { sources?: string[]; sourcesContent?: string[] } {
  try {
    return JSON.parse(readFileSync(path.join(BUILD, `${file}.map`), 'utf8')) as object;
  } catch {
    return {};
  }
}

async function main(): Promise<void> {
  await withServedBrowser(async (browser, baseURL) => {
    const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
    const page = await context.newPage();
    await signUp(page, newPerson());
    const files = await scriptsOf(page);
    const bytes = files.map((file) => brotliCompressSync(readFileSync(path.join(BUILD, file))));
    const kB = bytes.reduce((sum, { length }) => sum + length, 0) / 1_000;
    for (const [source, more] of copies(files))
      if (more >= COPY_BYTES) console.log(`more than once: ${source} (${more} bytes of source)`);
    const ok = kB <= BUDGET_KB;
    const today = { files: files.length, br_kb: Number(kB.toFixed(1)), budget_kb: BUDGET_KB, ok };
    console.log(JSON.stringify(today));
    process.exitCode = ok ? 0 : 1;
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
