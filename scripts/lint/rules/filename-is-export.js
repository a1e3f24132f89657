// A file that exports one function, component or class, and no other value, has its name, so that either can be found
// by the other. Files from before the rule are in a list that may only become shorter.
const path = require('node:path');

const plain = (name) => name.replaceAll(/[-_]/g, '').toLowerCase();

/** Whether a file is named after its export. An endpoint's handler is in the endpoint's file. */
const fits = (file, name) =>
  [file, `${file}-handler`].some((wanted) => plain(wanted) === plain(name));

const isFunction = (node) =>
  ['ArrowFunctionExpression', 'FunctionExpression'].includes(node?.type) ||
  // Wrapped: memo(function Chart() {...}), forwardRef(...).
  (node?.type === 'CallExpression' && node.arguments.some(isFunction));

/** The values that a statement exports: their names, and whether each is a function or a class. */
function valuesOf({ declaration, specifiers, exportKind }) {
  if (exportKind === 'type') return [];
  if (!declaration) {
    const values = specifiers.filter((specifier) => specifier.exportKind !== 'type');
    return values.map(({ exported }) => ({ name: exported.name, works: false }));
  }
  if (declaration.type === 'VariableDeclaration') {
    return declaration.declarations.map(({ id, init }) => ({
      name: id.name,
      works: isFunction(init),
    }));
  }
  if (!['FunctionDeclaration', 'ClassDeclaration'].includes(declaration.type)) return [];
  return [{ name: declaration.id.name, works: true }];
}

module.exports = {
  meta: {
    type: 'suggestion',
    messages: {
      other: "The file's only export is {{ name }}: name one after the other.",
      fits: 'This file needs no exception any more: take it out of {{ list }}.',
    },
    schema: [{ type: 'object', properties: { list: { type: 'string' } } }],
  },
  create(context) {
    const { list } = context.options[0];
    const file = path.relative(context.cwd, context.filename).replaceAll(path.sep, '/');
    const values = [];
    return {
      ExportNamedDeclaration(node) {
        values.push(...valuesOf(node));
      },
      ExportAllDeclaration() {
        values.push({ works: false });
      },
      'Program:exit'(node) {
        const [only] = values;
        const base = path.basename(file).replace(/\..*$/, '');
        const isRight = values.length !== 1 || !only.works || fits(base, only.name);
        const isListed = require(path.resolve(context.cwd, list)).includes(file);
        if (!isRight && !isListed) {
          context.report({ node, loc: { line: 1, column: 0 }, messageId: 'other', data: only });
        }
        if (isRight && isListed) {
          context.report({ node, loc: { line: 1, column: 0 }, messageId: 'fits', data: { list } });
        }
      },
    };
  },
};
