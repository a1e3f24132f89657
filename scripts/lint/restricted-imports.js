// The ESLint rules that restrict a library or a global to the folders that own it.
const {
  ENVIRONMENT_OWNERS,
  EXPORT_OWNERS,
  FETCH_OWNERS,
  JEST_GLOBALS,
  JEST_OWNERS,
  LIBRARY_OWNERS,
} = require('./boundaries');

const owns = (owners, folder) => owners.includes(folder);

function restrictedImports(folder) {
  const paths = Object.entries(LIBRARY_OWNERS)
    .filter(([, owners]) => !owns(owners, folder))
    .map(([name, owners]) => ({
      name,
      allowTypeImports: true,
      message: `Only ${owners.join(', ')} may import ${name}.`,
    }));
  const parts = EXPORT_OWNERS.filter(({ owners }) => !owns(owners, folder)).map(
    ({ owners, ...part }) => ({
      ...part,
      message: `Only ${owners.join(', ')} may import ${part.importNames.join(', ')}.`,
    }),
  );
  return ['error', { paths: [...paths, ...parts] }];
}

function restrictedGlobals(folder) {
  const restricted = [];
  if (!owns(FETCH_OWNERS, folder)) {
    restricted.push({ name: 'fetch', message: `Only ${FETCH_OWNERS.join(', ')} may call fetch.` });
  }
  if (!owns(ENVIRONMENT_OWNERS, folder)) {
    restricted.push({ name: 'process', message: 'The environment is read in api/app/env.ts.' });
  }
  if (!owns(JEST_OWNERS, folder)) {
    const message = 'Only tests run under Jest.';
    restricted.push(...JEST_GLOBALS.map((name) => ({ name, message })));
  }
  // 'error' alone would keep the list of the previous entry.
  return restricted.length > 0 ? ['error', ...restricted] : 'off';
}

/** The folders that own a library or a global, and so need their own rule. */
const owners = [
  ...new Set([
    ...Object.values(LIBRARY_OWNERS).flat(),
    ...EXPORT_OWNERS.flatMap((part) => part.owners),
    ...FETCH_OWNERS,
    ...ENVIRONMENT_OWNERS,
    ...JEST_OWNERS,
  ]),
];
const asGlob = (owner) => (owner.endsWith('.ts') ? owner : `${owner}/**/*.{ts,tsx}`);

module.exports = { asGlob, restrictedGlobals, restrictedImports, owners };
