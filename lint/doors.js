// The rules of eslint that keep a library or a global behind its one door.
const { DOORS, ENVIRONMENT, FETCH, PARTS } = require('./house');

const owns = (owners, folder) => owners.includes(folder);

function closedImports(folder) {
  const paths = Object.entries(DOORS)
    .filter(([, owners]) => !owns(owners, folder))
    .map(([name, owners]) => ({
      name,
      allowTypeImports: true,
      message: `Only ${owners.join(', ')} may import ${name}.`,
    }));
  const parts = PARTS.filter(({ owners }) => !owns(owners, folder)).map(({ owners, ...part }) => ({
    ...part,
    message: `Only ${owners.join(', ')} may import ${part.importNames.join(', ')}.`,
  }));
  return ['error', { paths: [...paths, ...parts] }];
}

function closedGlobals(folder) {
  const closed = [];
  if (!owns(FETCH, folder)) {
    closed.push({ name: 'fetch', message: `Only ${FETCH.join(', ')} may call fetch.` });
  }
  if (!owns(ENVIRONMENT, folder)) {
    closed.push({ name: 'process', message: 'The environment is read in api/app/env.ts.' });
  }
  // 'error' alone would keep the list of the entry before.
  return closed.length > 0 ? ['error', ...closed] : 'off';
}

/** The folders that own a door, and so have a rule of their own. */
const owners = [
  ...new Set([
    ...Object.values(DOORS).flat(),
    ...PARTS.flatMap((part) => part.owners),
    ...FETCH,
    ...ENVIRONMENT,
  ]),
];
const asGlob = (owner) => (owner.endsWith('.ts') ? owner : `${owner}/**`);

module.exports = { asGlob, closedGlobals, closedImports, owners };
