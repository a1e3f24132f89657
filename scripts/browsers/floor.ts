import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { regexesOf } from '../regexes/find-regexes';

/** The oldest supported browsers. Below them, public/browser-check.js shows a notice. */
const FLOOR = { safari: 16.4, firefox: 115, chrome: 109 } as const;

interface Feature {
  name: string;
  /** How it appears in a built file. */
  written: RegExp;
  /** The first versions that support it. */
  since: { safari: number; firefox: number; chrome: number };
}

const since = (safari: number, firefox: number, chrome: number) => ({ safari, firefox, chrome });

// Features that a build can pick up, from our sources or a package, and that the types do not reveal.
const FEATURES: readonly Feature[] = [
  { name: 'toSorted', written: /\.toSorted\(/, since: since(16, 115, 110) },
  { name: 'toReversed', written: /\.toReversed\(/, since: since(16, 115, 110) },
  { name: 'toSpliced', written: /\.toSpliced\(/, since: since(16, 115, 110) },
  {
    name: 'Promise.withResolvers',
    written: /Promise\.withResolvers\(/,
    since: since(17.4, 121, 119),
  },
  { name: 'Promise.try', written: /Promise\.try\(/, since: since(18.2, 134, 128) },
  { name: 'groupBy', written: /(?:Object|Map)\.groupBy\(/, since: since(17.4, 119, 117) },
  { name: 'Array.fromAsync', written: /Array\.fromAsync\(/, since: since(16.4, 115, 121) },
  { name: 'AbortSignal.any', written: /AbortSignal\.any\(/, since: since(17.4, 124, 116) },
  { name: 'RegExp.escape', written: /RegExp\.escape\(/, since: since(18.2, 134, 136) },
  { name: 'Intl.Segmenter', written: /new Intl\.Segmenter/, since: since(14.1, 125, 87) },
  { name: 'Intl.DurationFormat', written: /Intl\.DurationFormat/, since: since(16.4, 136, 129) },
  {
    name: 'iterator methods',
    written: /\.(?:values|keys|entries)\(\)\.(?:map|filter|toArray)\(/,
    since: since(18.4, 131, 122),
  },
];

/**
 * Features newer than the floor in the built scripts of a folder, as 'file: feature'. Readers are left out: they load
 * on first use, and report an error if they fail.
 */
export function newerThanFloor(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const scripts = files.filter((file) => file.endsWith('.js') && !file.includes('reader-'));
  return scripts.flatMap((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const features = FEATURES.filter((one) => isNewer(one) && one.written.test(text));
    const names = [...features.map(({ name }) => name), ...newRegexes(path.join(folder, file))];
    return names.map((name) => `${file}: ${name}`);
  });
}

function isNewer({ since: { safari, firefox, chrome } }: Feature): boolean {
  return safari > FLOOR.safari || firefox > FLOOR.firefox || chrome > FLOOR.chrome;
}

/** A browser that does not support one of these regexes cannot parse the file. */
function newRegexes(file: string): string[] {
  return regexesOf(file)
    .filter(({ flags, source = '' }) => flags.includes('v') || /\(\?[ims-]+:/.test(source))
    .map(({ text }) => `the regular expression ${text.slice(0, 60)}`);
}
