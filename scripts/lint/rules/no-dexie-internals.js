// Undocumented parts of Dexie may change in any release, and saving would then fail silently.
const INTERNALS = new Set(['Promise', 'currentTransaction']);

module.exports = {
  meta: {
    type: 'problem',
    messages: { internal: "Dexie's {{ name }} is not part of its documented API." },
    schema: [],
  },
  create(context) {
    const report = (node, name) => {
      context.report({ node, messageId: 'internal', data: { name } });
    };
    return {
      MemberExpression({ object, property, computed }) {
        const name = computed ? property.value : property.name;
        if (typeof name !== 'string') return;
        const isOfDexie = object.type === 'Identifier' && object.name === 'Dexie';
        if ((isOfDexie && INTERNALS.has(name)) || name.startsWith('_')) report(property, name);
      },
      ImportSpecifier({ imported, parent }) {
        const isOfDexie = parent.source.value === 'dexie';
        if (isOfDexie && INTERNALS.has(imported.name)) report(imported, imported.name);
      },
    };
  },
};
