import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

/** A regular expression of the sources. */
export interface FoundRegex {
  /** As `file:line`. */
  place: string;
  /** Undefined if it is built from values that are only known at run time. */
  source: string | undefined;
  flags: string;
  /** As written in the source. */
  text: string;
}

/** Every regular expression of a file: literals, and `RegExp` calls with constants. */
export function regexesOf(file: string): FoundRegex[] {
  const source = parse(file);
  const found: FoundRegex[] = [];
  const visit = (node: ts.Node) => {
    const regex = asLiteral(node) ?? asCall(node, file);
    if (regex) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      const place = `${path.relative(process.cwd(), file)}:${line + 1}`;
      found.push({ place, text: node.getText(), ...regex });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

type Read = Pick<FoundRegex, 'source' | 'flags'>;

function asLiteral(node: ts.Node): Read | undefined {
  if (!ts.isRegularExpressionLiteral(node)) return undefined;
  const end = node.text.lastIndexOf('/');
  return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
}

function asCall(node: ts.Node, file: string): Read | undefined {
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return undefined;
  if (node.expression.getText() !== 'RegExp') return undefined;
  const [pattern, flags] = node.arguments ?? [];
  return {
    source: pattern && constantOf(pattern, file),
    flags: (flags && constantOf(flags, file)) ?? '',
  };
}

/** The constant text of an expression; undefined if it is not constant. */
function constantOf(node: ts.Expression, file: string): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) {
    return constantOf(node.expression, file);
  }
  if (ts.isTaggedTemplateExpression(node)) return rawOf(node, file);
  if (ts.isTemplateExpression(node)) return templateOf(node, { file, raw: false });
  if (ts.isBinaryExpression(node)) return sumOf(node, file);
  return ts.isIdentifier(node) ? valueOf(node.text, file) : undefined;
}

function sumOf({ left, right }: ts.BinaryExpression, file: string): string | undefined {
  const [one, other] = [constantOf(left, file), constantOf(right, file)];
  return one === undefined || other === undefined ? undefined : one + other;
}

function rawOf({ tag, template }: ts.TaggedTemplateExpression, file: string): string | undefined {
  if (tag.getText() !== 'String.raw') return undefined;
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.rawText;
  return templateOf(template, { file, raw: true });
}

function templateOf(
  { head, templateSpans }: ts.TemplateExpression,
  { file, raw }: { file: string; raw: boolean },
): string | undefined {
  const textOf = (part: ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail) =>
    raw ? (part.rawText ?? '') : part.text;
  let text = textOf(head);
  for (const { expression, literal } of templateSpans) {
    const value = constantOf(expression, file);
    if (value === undefined) return undefined;
    text += value + textOf(literal);
  }
  return text;
}

/** The value of a name at the top level of a file, or of the file that it is imported from. */
function valueOf(name: string, file: string): string | undefined {
  for (const statement of parse(file).statements) {
    if (ts.isVariableStatement(statement)) {
      const made = statement.declarationList.declarations.find(
        (one) => one.name.getText() === name,
      );
      if (made?.initializer) return constantOf(made.initializer, file);
    }
    if (ts.isImportDeclaration(statement) && namesOf(statement).includes(name)) {
      const from = fileOf((statement.moduleSpecifier as ts.StringLiteral).text, file);
      return from === undefined ? undefined : valueOf(name, from);
    }
  }
  return undefined;
}

function namesOf({ importClause }: ts.ImportDeclaration): string[] {
  const bindings = importClause?.namedBindings;
  return bindings && ts.isNamedImports(bindings)
    ? bindings.elements.map((element) => element.name.text)
    : [];
}

function fileOf(module: string, from: string): string | undefined {
  const base = module.startsWith('#shared/')
    ? path.resolve('shared', module.slice('#shared/'.length))
    : path.resolve(path.dirname(from), module);
  return [`${base}.ts`, `${base}.tsx`].find((file) => existsSync(file));
}

const parsed = new Map<string, ts.SourceFile>();

function parse(file: string): ts.SourceFile {
  const known = parsed.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  parsed.set(file, source);
  return source;
}
