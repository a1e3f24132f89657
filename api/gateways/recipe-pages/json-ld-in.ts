import { setImmediate } from 'node:timers/promises';

import { Parser } from 'htmlparser2';

const SCRIPTS_MOST = 50;
const CHARACTERS_MOST = 1024 * 1024;
// Between slices the event loop can do other work: parsing a page of 3 MB takes a tenth of a second.
const SLICE = 128 * 1024;

/** The contents of a page's `application/ld+json` scripts, without those that are not JSON. */
export async function jsonLdIn(html: string): Promise<unknown[]> {
  const scripts: string[] = [];
  let isInside = false;
  let size = 0;
  const parser = new Parser({
    onopentag(name, { type = '' }) {
      isInside = name === 'script' && isJsonLd(type) && scripts.length < SCRIPTS_MOST;
      if (isInside) scripts.push('');
    },
    ontext(text) {
      if (isInside) size += text.length;
      if (isInside && size <= CHARACTERS_MOST) scripts.push(`${scripts.pop() ?? ''}${text}`);
    },
    onclosetag() {
      isInside = false;
    },
  });
  for (let at = 0; at < html.length; at += SLICE) {
    parser.write(html.slice(at, at + SLICE));
    await setImmediate();
  }
  parser.end();
  return scripts.flatMap(parsed);
}

function isJsonLd(type: string): boolean {
  return /^\s{0,9}application\/ld\+json\b/iu.test(type);
}

function parsed(script: string): unknown[] {
  try {
    // Some sites write line breaks into texts, which JSON does not allow.
    return [JSON.parse(script.replace(/[\r\n\t]+/gu, ' '))];
  } catch {
    return [];
  }
}
