// Words that do not belong on a screen, in a mail or in an error: each with what to write instead. Fails where a text of
// the product holds one. The legal pages are left to themselves: their words are chosen for another reason.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

const FOLDERS = ['src', 'api', 'shared/contract', 'shared/records', 'shared/rules'];
const LEFT_OUT = /\.test\.tsx?$|^src\/features\/legal\//;

/** The word, and why it is not ours. */
const WORDS: readonly (readonly [word: RegExp, reason: string])[] = [
  [/\bMaker\b/, "what is printed on a pack is its 'brand'"],
  [/\bType the figures\b/, "say what is entered: 'Enter the nutrition facts'"],
  [/\bAsked for, so that\b/, 'say what it is good for: who, does, what'],
  [/\bgoes on where it was\b/, "say what stays as it is: 'Your subscription continues'"],
  [/\bNot sold on this server\b/, "'Payments are not set up on this server'"],
  [/\bAll else\b/i, "'everything else'"],
  [/\bfree time\b/i, "a trial is a 'free trial'; free time is the weekend"],
  [/\banew\b/i, "'again', 'from the start'"],
  [/\bwhoever\b/i, "'the person who', 'everyone who'"],
  [/\b(?:told|tells?) of\b/i, "'mentions', 'is notified of'"],
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

/** What a text holds that it should not: 'whoever: ...'. */
export function wordsIn(text: string): string[] {
  return WORDS.flatMap(([word, reason]) => {
    const [found] = word.exec(text) ?? [];
    return found === undefined ? [] : [`'${found}': ${reason}`];
  });
}

/** The texts of a source file with such words: its strings, without comments, names and imports. */
export function wordsInFile(file: string, source: string): string[] {
  if (wordsIn(source).length === 0) return [];
  const found: string[] = [];
  const root = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) {
      const { line } = root.getLineAndCharacterOfPosition(node.getStart());
      // A single word in small letters is a name of our own: 'favourite', a kind of record.
      const isName = /^[\w./-]+$/.test(node.text) && node.text === node.text.toLowerCase();
      if (!isName) found.push(...wordsIn(node.text).map((what) => `${file}:${line + 1} ${what}`));
    }
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

function main(): void {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  ).filter((file) => /\.tsx?$/.test(file) && !LEFT_OUT.test(file));
  const found = files.flatMap((file) => wordsInFile(file, readFileSync(file, 'utf8')));
  for (const what of found) console.error(what);
  process.exitCode = found.length > 0 ? 1 : 0;
}

if (require.main === module) main();
