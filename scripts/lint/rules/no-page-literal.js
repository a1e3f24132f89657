// A page's address is defined in one place. A literal elsewhere would be missed when the address changes.
const { readFileSync } = require('node:fs');
const path = require('node:path');

const CONTRACT = path.join(__dirname, '../../../shared/contract/pages.ts');

/** The pages of the contract: names by address. */
function readPages() {
  const text = readFileSync(CONTRACT, 'utf8');
  const found = text.matchAll(/\b(\w+): '(\/[^']*)'/g);
  return Object.fromEntries([...found].map(([, name, address]) => [address, name]));
}

/** The address at the start of a text, without a query or a fragment. */
const addressIn = (text) => /^\/[^?#]*/.exec(text)?.[0];

const isLink = ({ type, name }) => type === 'JSXAttribute' && ['to', 'href'].includes(name.name);

module.exports = {
  readPages,
  meta: {
    type: 'problem',
    messages: { literal: "Write PAGES.{{ name }} of '#shared/contract/pages' for {{ address }}." },
    schema: [{ type: 'object', additionalProperties: { type: 'string' } }],
  },
  create(context) {
    const pages = context.options[0];
    const check = (node, text) => {
      const address = addressIn(text);
      const name = address === undefined ? undefined : pages[address];
      // '/' alone has many meanings; in a link it is a page.
      if (name === undefined || (address === '/' && !isLink(node.parent))) return;
      context.report({ node, messageId: 'literal', data: { name, address } });
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateElement(node) {
        // After an expression the text may only end in a page: `${origin}/login`.
        check(node, node.value.cooked);
      },
    };
  },
};
