import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

import { isRehearsal } from '../rehearsal';

const FILE = '.env';
/** A line whose value has no quotes and holds a `#`: its name, what stands before the `#`, and all of the value. */
const WITH_HASH =
  /^[ \t]*(?:export[ \t]+)?([\w.-]+)[ \t]*=[ \t]*(([^'"`\s#][^#\n\r\u2028\u2029]*)#.*)$/gm;

interface SettingsInFile {
  values: Record<string, string>;
  /** The whole text of each value that ends at a `#`, because what follows is read as a comment. */
  cut: ReadonlyMap<string, string>;
}

/** A rehearsal does not read the file. */
export function settingsInFile(): SettingsInFile {
  if (isRehearsal(process.env) || !existsSync(FILE)) return { values: {}, cut: new Map() };
  try {
    // Some editors add a byte order mark, which would become part of the first name.
    const text = readFileSync(FILE, 'utf8').replace(/^\uFEFF/, '');
    const values = parseEnv(text) as Record<string, string>;
    return { values, cut: cutIn(text, values) };
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new Error(
      `The settings in ${path.resolve(FILE)} cannot be read (${code}). Is this the account of the server?`,
    );
  }
}

function cutIn(text: string, values: Record<string, string>): Map<string, string> {
  const found = [...text.matchAll(WITH_HASH)].flatMap(([, name = '', whole = '', kept = '']) =>
    // Otherwise it is a line of a longer text in quotes.
    values[name] === kept.trim() ? [[name, whole.trim()] as const] : [],
  );
  return new Map(found);
}
