// Checks every regular expression of the product: none may take more than linear time. A user's text, or a stranger's,
// could otherwise block the only thread of a server or a page.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { checkSync, type VulnerableDiagnostics } from 'recheck';

import { CHECK_CACHE } from './check-cache';
import { regexesOf, type FoundRegex } from './regexes/find-regexes';

const PRODUCT = ['shared', 'src', 'sw', 'api'];
const TIMEOUT_MS = 30_000;
// Attack strings have about 50,000 characters: a linear pattern takes 1 ms for them.
const ATTACK_MS = 50;
const CACHE = path.resolve(CHECK_CACHE, 'regexes.json');

/** Expressions that cannot be checked, as written, with the reason why they are safe. */
const EXCEPTIONS: Record<string, string> = {
  "new RegExp(`\\\\b${word}(?:s|es)?\\\\b`, 'i')":
    'The word is a measure of our own grammar, of letters and spaces.',
};
// Joined words of the table of portion words: only letters, no patterns.
const OF_PORTION_WORDS = /anyPortionWord\(|portionWords\(|\$\{PIECES\}|\$\{words\.join\('\|'\)\}/;

const isExcepted = (text: string) => text in EXCEPTIONS || OF_PORTION_WORDS.test(text);

/** The verdict of recheck on a pattern: 'safe', or what is wrong with it. */
export function verdictOn(source: string, flags: string): string {
  const checked = checkSync(source, flags, { timeout: TIMEOUT_MS });
  if (checked.status === 'vulnerable' && isSlow(checked, new RegExp(source, flags))) {
    return `${checked.complexity.summary}, as with ${checked.attack.pattern.slice(0, 200)}`;
  }
  return checked.status === 'unknown' ? `not decided: ${checked.error.kind}` : 'safe';
}

/**
 * Whether an attack works. One derived by the automaton does; one found by fuzzing and timing may only be due to a busy
 * machine, so it is repeated and measured in processor time.
 */
function isSlow({ checker, attack }: VulnerableDiagnostics, regex: RegExp): boolean {
  if (checker === 'automaton') return true;
  const before = process.cpuUsage();
  attack.string.replace(regex, '');
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 > ATTACK_MS;
}

function productFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...PRODUCT], {
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.resolve(file));
}

function readCache(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(CACHE, 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}

function main(): void {
  const before = readCache();
  const verdicts: Record<string, string> = {};
  const judge = ({ source, flags, text }: FoundRegex): string => {
    if (source === undefined) return isExcepted(text) ? 'safe' : 'made of what is not constant';
    const key = `/${source}/${flags}`;
    return (verdicts[key] ??= before[key] ?? verdictOn(source, flags));
  };
  const found = productFiles().flatMap(regexesOf);
  const wrong = found
    .map((regex) => ({ regex, verdict: judge(regex) }))
    .filter(({ verdict }) => verdict !== 'safe');
  mkdirSync(path.dirname(CACHE), { recursive: true });
  // Only safe verdicts: one that timed out may be different on an idle machine.
  const safe = Object.entries(verdicts).filter(([, verdict]) => verdict === 'safe');
  writeFileSync(CACHE, JSON.stringify(Object.fromEntries(safe)));
  for (const { regex, verdict } of wrong) {
    console.error(`${regex.place}: ${verdict}\n  ${regex.text}`);
  }
  console.log(`${found.length} regular expressions, ${wrong.length} that may take too long.`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}

if (require.main === module) main();
