import { readFileSync } from 'node:fs';

import ts from 'typescript';

import { whole } from './files';

/** One change in one place of the source that could be a mistake of ours. */
export interface Mutant {
  file: string;
  line: number;
  from: number;
  to: number;
  /** The original text, and its replacement. */
  was: string;
  is: string;
}

type Change = Pick<Mutant, 'from' | 'to' | 'is'>;
type Rule = (node: ts.Node, source: ts.SourceFile) => Change[];

const SWAPS = new Map<ts.SyntaxKind, string[]>([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, ['!==']],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, ['===']],
  [ts.SyntaxKind.LessThanToken, ['<=', '>']],
  [ts.SyntaxKind.LessThanEqualsToken, ['<', '>=']],
  [ts.SyntaxKind.GreaterThanToken, ['>=', '<']],
  [ts.SyntaxKind.GreaterThanEqualsToken, ['>', '<=']],
  [ts.SyntaxKind.AmpersandAmpersandToken, ['||']],
  [ts.SyntaxKind.BarBarToken, ['&&']],
  [ts.SyntaxKind.PlusToken, ['-']],
  [ts.SyntaxKind.MinusToken, ['+']],
]);

export function mutantsOf(file: string): Mutant[] {
  const text = readFileSync(whole(file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const found: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (isOfNoEffect(node)) return;
    for (const { from, to, is } of RULES.flatMap((rule) => rule(node, source))) {
      const line = source.getLineAndCharacterOfPosition(from).line + 1;
      found.push({ file, line, from, to, is, was: text.slice(from, to) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Types have no effect at run time; thrown or logged text has none either. */
function isOfNoEffect(node: ts.Node): boolean {
  if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
    return true;
  }
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true;
  return ts.isCallExpression(node) && /\blog\b|^console\b/.test(node.expression.getText());
}

const at = (node: ts.Node, is: string): Change => ({
  from: node.getStart(),
  to: node.getEnd(),
  is,
});

const negated: Rule = (node) => {
  const isBranch = ts.isIfStatement(node) || ts.isWhileStatement(node);
  const condition = isBranch
    ? node.expression
    : ts.isConditionalExpression(node)
      ? node.condition
      : undefined;
  return condition ? [at(condition, `!(${condition.getText()})`)] : [];
};

const swapped: Rule = (node) => {
  if (!ts.isBinaryExpression(node)) return [];
  const others = SWAPS.get(node.operatorToken.kind) ?? [];
  return others.map((other) => at(node.operatorToken, other));
};

const withoutDefault: Rule = (node) =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken
    ? [at(node, node.left.getText())]
    : [];

/** A call or an assignment is removed, with its await. */
const dropped: Rule = (node) => (ts.isExpressionStatement(node) ? [at(node, ';')] : []);

/** A statement does not wait, and its value is missing. */
const notAwaited: Rule = (node) =>
  ts.isAwaitExpression(node) && ts.isVariableDeclaration(node.parent)
    ? [at(node, '(undefined as any)')]
    : [];

const emptyReturn: Rule = (node) => {
  if (ts.isReturnStatement(node) && node.expression) {
    return [at(node.expression, emptyOf(node.expression))];
  }
  const isShort = ts.isArrowFunction(node) && !ts.isBlock(node.body);
  return isShort ? [at(node.body, `(${emptyOf(node.body)})`)] : [];
};

function emptyOf(value: ts.Node): string {
  return ts.isArrayLiteralExpression(value) ? '[]' : 'undefined as any';
}

// Larger numbers are times and sizes: adding one changes nothing that could be wrong.
const SMALL = 20;

const constants: Rule = (node) => {
  if (ts.isNumericLiteral(node)) {
    return Number(node.text) > SMALL ? [] : [at(node, String(Number(node.text) + 1))];
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [at(node, 'false')];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [at(node, 'true')];
  return [];
};

const RULES: Rule[] = [
  negated,
  swapped,
  withoutDefault,
  dropped,
  notAwaited,
  emptyReturn,
  constants,
];
