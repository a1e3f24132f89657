// No file exports what no other file uses, because readers would search for its users. A type or a class may be
// exported if another export refers to it.
import { readFileSync } from 'node:fs';

import ts from 'typescript';

import { type Imports, readImports } from './check-imports';

const CHECKED = /^(?:api|scripts|shared|sw)\//;
const WORD = /[\p{ID_Start}$_][\p{ID_Continue}$]*/gu;

interface Export {
  name: string;
  isType: boolean;
  /** Its declaration without the body of a function. */
  signature: string;
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.match(WORD));

const isExported = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    const { declarations } = statement.declarationList;
    return declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  }
  const { name } = statement as Partial<ts.FunctionDeclaration>;
  return name ? [name.text] : [];
}

function signatureOf(statement: ts.Statement, source: ts.SourceFile): string {
  const text = statement.getText(source);
  if (!ts.isFunctionDeclaration(statement) || !statement.body) return text;
  return text.slice(0, statement.body.getStart(source) - statement.getStart(source));
}

/** A file's exports by name, with their declarations. */
export function exportsOf(file: string, text: string): Export[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  return source.statements.filter(isExported).flatMap((statement) => {
    const isType = [
      ts.isInterfaceDeclaration,
      ts.isTypeAliasDeclaration,
      ts.isClassDeclaration,
    ].some((isOne) => isOne(statement));
    const signature = signatureOf(statement, source);
    return namesOf(statement).map((name) => ({ name, isType, signature }));
  });
}

/** Exports that none of the file's importers uses, as `file: name`. */
export function unusedExports(texts: ReadonlyMap<string, string>, imports: Imports): string[] {
  const words = new Map([...texts].map(([file, text]) => [file, wordsOf(text)]));
  const importers = new Map<string, string[]>();
  for (const [importer, imported] of imports)
    for (const file of imported) importers.set(file, [...(importers.get(file) ?? []), importer]);
  return [...texts].flatMap(([file, text]) => {
    const exported = exportsOf(file, text);
    const isUsed = ({ name }: Export) =>
      (importers.get(file) ?? []).some((importer) => words.get(importer)?.has(name));
    const isSpokenOf = ({ name, isType }: Export) =>
      isType && exported.some((one) => one.name !== name && wordsOf(one.signature).has(name));
    const unused = exported.filter((one) => !isUsed(one) && !isSpokenOf(one));
    return unused.map(({ name }) => `${file}: ${name}`);
  });
}

function main(): void {
  const imports = readImports();
  const texts = new Map([...imports.keys()].map((file) => [file, readFileSync(file, 'utf8')]));
  const unused = unusedExports(texts, imports).filter((one) => CHECKED.test(one));
  for (const one of unused) console.error(`Exported and used nowhere else: ${one}`);
  process.exitCode = unused.length > 0 ? 1 : 0;
}

if (require.main === module) main();
