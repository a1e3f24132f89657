// What people read stands in a catalog of messages (messages.ts beside the feature), not in the component.
const WORD = /\p{L}{2}/u;
// Begins like a sentence or a title, and has more than one word.
const SENTENCE = /^[\s"“(]*\p{Lu}\S*\s+[^{};]*\p{L}/u;
// Values of CSS in `sx`, paths of SVG and the like.
const CODE = /^[Mm][\d.-]|-?[\d.]+(px|rem|em|fr|ch|vh|vw|ms)\b|[%;{}]|::|^&|\w\(/;
// Attributes that no one reads.
const NO_TEXT =
  /^(data-.*|aria-keyshortcuts|className|id|key|to|href|type|role|component|variant|color|size|transform|d|points|viewBox|autoComplete|inputMode|accept|rel|target|htmlFor|dataKey|name|icon)$/;

const isText = (value) => typeof value === 'string' && SENTENCE.test(value) && !CODE.test(value);

// Attributes that people read or hear, and those of them that hold ids.
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

/** Errors are for developers. */
const isOfError = ({ parent }) =>
  (parent.type === 'NewExpression' && /Error$/.test(parent.callee.name ?? '')) ||
  (parent.type === 'CallExpression' && parent.callee.type === 'Super');

module.exports = {
  meta: {
    type: 'problem',
    messages: { text: 'Put this text into the catalog of messages: {{ text }}' },
    schema: [],
  },
  create(context) {
    const report = (node, text) => {
      context.report({ node, messageId: 'text', data: { text: text.trim().slice(0, 60) } });
    };
    return {
      JSXText(node) {
        if (WORD.test(node.value)) report(node, node.value);
      },
      Literal(node) {
        if (typeof node.value !== 'string') return;
        const { parent } = node;
        if (parent.type === 'ImportDeclaration' || isOfError(node)) return;
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
        if (isText(text)) report(node, text);
      },
    };
  },
};
