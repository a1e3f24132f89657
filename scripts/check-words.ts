// Words that do not belong on a screen, in a mail or in an error, and odd words that do not belong in code or documents
// either, each with a replacement. Fails if one is found. The legal pages are left out: their words are chosen for
// another reason.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

const FOLDERS = ['src', 'api', 'shared/contract', 'shared/records', 'shared/rules'];
const LEFT_OUT = /\.test\.tsx?$|^src\/features\/legal\//;

/** The word, and what to write instead. */
type Word = readonly [word: RegExp, reason: string];

const WORDS: readonly Word[] = [
  [/\bMaker\b/, "what is printed on a pack is its 'brand'"],
  [/\bType the figures\b/, "say what is entered: 'Enter the nutrition facts'"],
  [/\bAsked for, so that\b/, 'say what it is good for: who, does, what'],
  [/\bgoes on where it was\b/, "say what stays as it is: 'Your subscription continues'"],
  [/\bNot sold on this server\b/, "'Payments are not set up on this server'"],
  [/\bAll else\b/i, "'everything else'"],
  [/\bfree time\b/i, "a trial is a 'free trial'; free time is the weekend"],
  [/\bat the server\b/i, "'on the server'"],
  [/\bfibre\b/i, "US English: 'fiber'"],
  [/\bfavourites?\b/i, "US English: 'favorite'"],
  [/\bnutrition table\b/i, "a label has 'nutrition facts'"],
  [/\bweighings?\b/i, "what a person logs is a 'weight'"],
  [/\bstands? (?:here|beside)\b/i, "say what happens: 'appears here', 'is shown'"],
  [/\bsomebody, we hope\b/i, "'Someone, hopefully you, ...'"],
  [/\bneed not\b/i, "'you can ignore this email', 'do not have to'"],
  [/\bis no (?:setting|option|address|e-?mail)\b/i, "'is not a setting'"],
  [/\bat the desk\b|\bdesk of\b/i, "it is the 'admin area'"],
];

// Two words may be on two lines of a comment.
const ODD_WORDS: readonly Word[] = [
  [/\banew\b/gi, "'again', 'from the start'"],
  [/\bwho(?:m|so)?ever\b/gi, "'the person who', 'everyone who'"],
  [/\b(?:told|tells?)[\s/*]+of\b/gi, "'mentions', 'is notified of'"],
  [/\bmend(?:s|ed|ing)?\b/gi, "'fix', 'correct', 'repair'"],
  [/\bwhence\b/gi, "'from where'"],
  [/\bfor[\s/*]+ever\b/gi, "'forever'"],
];
// Where odd words are searched: comments, strings, names, and documents.
const WRITTEN = [
  '*.md',
  ...['api', 'bench', 'scripts', 'shared', 'src', 'sw', 'test'].map((folder) => `${folder}/*.ts*`),
];
const NOT_OURS = /^(?:src\/features\/legal|scripts\/eval\/sets)\/|^scripts\/check-words\./;

/** Forbidden words in a text: "'Fibre': ...". */
export function wordsIn(text: string): string[] {
  return WORDS.flatMap(([word, reason]) => {
    const [found] = word.exec(text) ?? [];
    return found === undefined ? [] : [`'${found}': ${reason}`];
  });
}

/** Strings of a source file with such words, without comments, names and imports. */
export function wordsInFile(file: string, source: string): string[] {
  if (wordsIn(source).length === 0) return [];
  const found: string[] = [];
  const root = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) {
      const { line } = root.getLineAndCharacterOfPosition(node.getStart());
      // A single word in lower case is an internal name, such as 'favourite', a kind of record.
      const isName = /^[\w./-]+$/.test(node.text) && node.text === node.text.toLowerCase();
      if (!isName) found.push(...wordsIn(node.text).map((what) => `${file}:${line + 1} ${what}`));
    }
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

/** The odd words of a file, each with its line. */
export function oddWordsIn(file: string, text: string): string[] {
  return ODD_WORDS.flatMap(([word, reason]) =>
    [...text.matchAll(word)].map(({ 0: found, index }) => {
      const line = text.slice(0, index).split('\n').length;
      return `${file}:${line} '${found.replaceAll(/[\s/*]+/g, ' ')}': ${reason}`;
    }),
  );
}

function main(): void {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  ).filter((file) => /\.tsx?$/.test(file) && !LEFT_OUT.test(file));
  const written = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...WRITTEN], {
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((file) => !NOT_OURS.test(file) && existsSync(file));
  const found = [
    ...files.flatMap((file) => wordsInFile(file, readFileSync(file, 'utf8'))),
    ...written.flatMap((file) => oddWordsIn(file, readFileSync(file, 'utf8'))),
  ];
  for (const what of found) console.error(what);
  process.exitCode = found.length > 0 ? 1 : 0;
}

if (require.main === module) main();
