// Text for users is in a message catalog (messages.ts next to the feature), not in the code.
const WORD = /\p{L}{2}/u;
// Starts like a sentence or a title, and has more than one word.
const SENTENCE = /^[\s"“(]*\p{Lu}\S*\s+[^{};]*\p{L}/u;
// Values of CSS in `sx`, SVG paths, shortcuts and the like.
const CODE = /^[Mm][\d.-]|-?[\d.]+(px|rem|em|fr|ch|vh|vw|ms)\b|[%;{}]|::|^&|\w\(|\+Arrow/;
// Attributes that no one reads.
const NO_TEXT =
  /^(data-.*|aria-keyshortcuts|className|id|key|to|href|type|role|component|variant|color|size|transform|d|points|viewBox|autoComplete|inputMode|accept|rel|target|htmlFor|dataKey|name|icon)$/;

// A word after a value (`${count} shown`), or words around it. One short word before a value is how keys are made:
// `recipe ${id}`.
const PROSE = /0\S*\s+(?!kcal\b)\p{Ll}{3,}|(^|\s)\p{L}+\s+\p{L}{2,}|^\p{Lu}\p{Ll}+\s/u;
// CSS grid keywords, the id in a selector, the scheme of a header.
const FOR_MACHINES = /\bauto auto\b|^#|^Bearer /;
const isProse = (text) => PROSE.test(text) && !CODE.test(text) && !FOR_MACHINES.test(text);

const isText = (value) => typeof value === 'string' && SENTENCE.test(value) && !CODE.test(value);

// Attributes that users read or hear, and those of them that hold ids.
const READ = /^(aria-.*|label|title|subtitle|alt|placeholder|caption|description|hint)$/;
const IDS = /^aria-(labelledby|describedby|controls|owns|activedescendant|details|errormessage)$/;
const isChoice = ({ type }) => type === 'ConditionalExpression' || type === 'LogicalExpression';

/** A template such as aria-label={`Remove ${name}`}, also in an object of attributes. */
function isOfReadAttribute(node) {
  let { parent } = node;
  while (isChoice(parent) || parent.type === 'JSXExpressionContainer') parent = parent.parent;
  const { name, key } = parent;
  const attribute = parent.type === 'JSXAttribute' ? name.name : (key?.name ?? key?.value);
  return READ.test(attribute) && !IDS.test(attribute);
}

const isWord = ({ type, value }) =>
  (type === 'Literal' && WORD.test(value)) || type === 'TemplateLiteral';

/** A plural by hand: `count === 1 ? 'meal' : 'meals'`. ICU messages have plurals. */
const isPlural = ({ test, consequent, alternate }) =>
  test.type === 'BinaryExpression' &&
  /^[=!]==$/.test(test.operator) &&
  test.right.value === 1 &&
  isWord(consequent) &&
  isWord(alternate);

/** Errors are for developers. */
const isOfError = ({ parent }) =>
  (parent.type === 'NewExpression' && /Error$/.test(parent.callee.name ?? '')) ||
  (parent.type === 'CallExpression' && parent.callee.type === 'Super');

/** The name of a food in a table, which identifies it. */
const isOfTable = ({ parent }) =>
  parent.type === 'Property' &&
  parent.key.name === 'description' &&
  parent.parent.properties.some(({ key }) => key?.name === 'table');

module.exports = {
  meta: {
    type: 'problem',
    messages: { text: 'Put this text into the catalog of messages: {{ text }}' },
    schema: [{ enum: ['templates'] }],
  },
  create(context) {
    // In files with the column names of other programs, only templates can be distinguished from names.
    const onlyTemplates = context.options[0] === 'templates';
    const report = (node, text) => {
      context.report({ node, messageId: 'text', data: { text: text.trim().slice(0, 60) } });
    };
    return {
      JSXText(node) {
        if (WORD.test(node.value)) report(node, node.value);
      },
      Literal(node) {
        if (typeof node.value !== 'string' || onlyTemplates) return;
        const { parent } = node;
        if (parent.type === 'ImportDeclaration' || isOfError(node) || isOfTable(node)) return;
        if (parent.type === 'JSXAttribute') {
          if (NO_TEXT.test(parent.name.name) || CODE.test(node.value)) return;
          if (/^\p{Lu}\p{Ll}/u.test(node.value) || isText(node.value)) report(node, node.value);
          return;
        }
        if (isText(node.value)) report(node, node.value);
      },
      TemplateLiteral(node) {
        if (isOfError(node)) return;
        if (isOfReadAttribute(node)) {
          const word = node.quasis.find(({ value }) => WORD.test(value.cooked));
          if (word) report(node, word.value.cooked);
          return;
        }
        const text = node.quasis.map(({ value }) => value.cooked).join('0');
        if (isText(text) || (node.expressions.length > 0 && isProse(text))) report(node, text);
      },
      ConditionalExpression(node) {
        if (isPlural(node)) report(node, context.sourceCode.getText(node));
      },
    };
  },
};
