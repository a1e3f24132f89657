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
        const text = node.quasis.map(({ value }) => value.cooked).join('0');
        if (isText(text)) report(node, text);
      },
    };
  },
};
