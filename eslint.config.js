const js = require('@eslint/js');
const boundaries = require('eslint-plugin-boundaries');
const importX = require('eslint-plugin-import-x');
const jsxA11y = require('eslint-plugin-jsx-a11y');
const reactHooks = require('eslint-plugin-react-hooks');
const ts = require('typescript-eslint');
const unicorn = require('eslint-plugin-unicorn').default;

// The rooms of the house. `*` captures a name: two features are two rooms.
const FOLDERS = {
  records: 'shared/records',
  rules: 'shared/rules',
  contract: 'shared/contract',
  protocol: 'shared/sync',
  nutrition: 'shared/nutrition',
  app: 'src/app',
  feature: 'src/features/*',
  ui: 'src/ui',
  store: 'src/store',
  sync: 'src/sync',
  http: 'src/http',
  device: 'src/device',
  sw: 'sw',
  'api-app': 'api/app',
  'api-feature': 'api/features/*',
  'api-store': 'api/store',
  'api-http': 'api/http',
  'api-gateways': 'api/gateways',
  'api-jobs': 'api/jobs',
  'test-kit': 'test/kit',
  journeys: 'test/journeys',
  'spec-tests': 'test/spec',
  simulator: 'test/sync',
  crash: 'test/crash',
  'photo-proofs': 'test/photos',
  'other-browsers': 'test/other-browsers',
  scripts: 'scripts',
  bench: 'bench',
};

// Who may import whom. Everything that is not listed is forbidden.
const ARROWS = {
  records: ['records'],
  rules: ['rules', 'records'],
  nutrition: ['nutrition', 'records'],
  protocol: ['protocol', 'records'],
  contract: ['contract', 'records', 'protocol'],
  ui: ['ui', 'records', 'rules', 'nutrition'],
  store: ['store', 'records', 'rules', 'protocol', 'contract'],
  http: ['http', 'contract', 'rules'],
  device: ['device', 'records', 'nutrition'],
  sync: ['sync', 'store', 'http', 'records', 'protocol', 'contract'],
  feature: ['ui', 'store', 'http', 'device', 'records', 'rules', 'nutrition', 'contract'],
  app: ['app', 'feature', 'ui', 'store', 'sync', 'http', 'device', 'records', 'rules', 'contract'],
  sw: ['sw', 'sync', 'store', 'records', 'contract'],
  'api-store': ['api-store', 'records', 'rules', 'protocol', 'contract'],
  'api-http': ['api-http', 'api-store', 'contract', 'records'],
  'api-jobs': ['api-jobs', 'api-store'],
  'api-gateways': ['api-gateways', 'records', 'nutrition', 'contract'],
  'api-feature': [
    'api-store',
    'api-http',
    'api-gateways',
    'api-jobs',
    'records',
    'rules',
    'nutrition',
    'contract',
    'protocol',
  ],
  'api-app': [
    'api-app',
    'api-feature',
    'api-store',
    'api-http',
    'api-gateways',
    'api-jobs',
    'contract',
    'nutrition',
  ],
  'test-kit': [
    'test-kit',
    'scripts',
    'nutrition',
    'store',
    'sync',
    'http',
    'api-app',
    'api-gateways',
    'api-store',
    'records',
    'contract',
    'protocol',
  ],
  journeys: ['test-kit', 'records', 'contract', 'scripts'],
  'spec-tests': ['spec-tests', 'test-kit', 'contract'],
  scripts: [
    'scripts',
    // Draws the public pages at build.
    'app',
    'api-app',
    'api-store',
    'api-feature',
    'api-gateways',
    'records',
    'rules',
    'nutrition',
    'test-kit',
  ],
  // The proofs join both halves, so that what is proven is the code that runs.
  simulator: [
    'simulator',
    'test-kit',
    'store',
    'sync',
    'api-app',
    'api-feature',
    'api-store',
    'api-http',
    'api-jobs',
    'contract',
    'protocol',
    'nutrition',
    'records',
    'rules',
  ],
  crash: ['crash', 'test-kit', 'api-store', 'records', 'rules', 'protocol', 'contract'],
  'photo-proofs': [
    'photo-proofs',
    'crash',
    'test-kit',
    'api-store',
    'records',
    'rules',
    'contract',
  ],
  'other-browsers': ['other-browsers', 'test-kit'],
  bench: ['scripts', 'test-kit', 'nutrition', 'records', 'protocol', 'store', 'sync', 'device'],
};

// Libraries with one door, and the folders that own it.
const DOORS = {
  dexie: ['src/store', 'bench'],
  'dexie-react-hooks': ['src/store'],
  '@tanstack/react-query': ['src/http', 'src/app'],
  'workbox-window': ['src/device'],
  'better-sqlite3': ['api/store', 'bench'],
  kysely: ['api/store'],
  koa: ['api/http', 'api/app'],
  '@koa/router': ['api/http', 'api/app'],
  openai: ['api/gateways'],
  stripe: ['api/gateways', 'scripts'],
  '@stripe/stripe-js': ['src/features/checkout'],
  '@stripe/react-stripe-js': ['src/features/checkout'],
  recharts: ['src/features/insights'],
};
// What of a library has one door: a toast can be reached over our own dialog, and not over this one.
const PARTS = [{ name: '@mui/material', importNames: ['Dialog'], owners: ['src/ui'] }];
// Globals with one door.
const FETCH = ['src/http', 'sw', 'api/gateways', 'test', 'scripts', 'bench'];
const ENVIRONMENT = ['api/app', 'api/server.ts', 'scripts', 'bench', 'test'];

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

const owners = [
  ...new Set([
    ...Object.values(DOORS).flat(),
    ...PARTS.flatMap((part) => part.owners),
    ...FETCH,
    ...ENVIRONMENT,
  ]),
];
const asGlob = (owner) => (owner.endsWith('.ts') ? owner : `${owner}/**`);

module.exports = ts.config(
  { ignores: ['build/', 'node_modules/', 'coverage/', 'screenshots/', 'test-results/', 'data/'] },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [...ts.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        project: [
          'shared/tsconfig.json',
          'src/tsconfig.json',
          'sw/tsconfig.json',
          'api/tsconfig.json',
          'scripts/tsconfig.json',
          'test/tsconfig.json',
        ],
        tsconfigRootDir: __dirname,
      },
    },
    plugins: { boundaries, 'import-x': importX, unicorn },
    settings: {
      'import/resolver': { typescript: { project: './tsconfig.json' } },
      'boundaries/include': [
        'shared/**',
        'src/**',
        'sw/**',
        'api/**',
        'test/**',
        'scripts/**',
        'bench/**',
      ],
      'boundaries/files': [
        { category: 'test', pattern: '**/*.test.{ts,tsx}' },
        { category: 'entry', pattern: ['src/index.tsx', 'api/server.ts'] },
        { category: 'config', pattern: ['*.config.ts', 'test/playwright.config.ts'] },
      ],
      'boundaries/elements': Object.entries(FOLDERS).map(([type, pattern]) => ({
        type,
        pattern,
        ...(pattern.endsWith('*') && { capture: ['name'] }),
      })),
    },
    rules: {
      'boundaries/no-unknown-files': 'error',
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: [
            { allow: { to: { module: { origin: 'external' } } } },
            { allow: { to: { module: { origin: 'core' } } } },
            {
              from: { file: { categories: 'test' } },
              allow: { to: { element: { types: { anyOf: ['test-kit'] } } } },
            },
            {
              from: { file: { categories: ['entry', 'config'] } },
              allow: {
                to: {
                  element: {
                    types: {
                      anyOf: [
                        'app',
                        'store',
                        'sync',
                        'device',
                        'api-app',
                        'api-store',
                        'api-jobs',
                        'scripts',
                      ],
                    },
                  },
                },
              },
            },
            ...Object.entries(ARROWS).map(([from, to]) => ({
              from: { element: { type: from } },
              allow: { to: { element: { types: { anyOf: to } } } },
            })),
          ],
        },
      ],
      'no-restricted-imports': 'off',
      '@typescript-eslint/no-restricted-imports': closedImports(),
      'no-restricted-globals': closedGlobals(),
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', prefer: 'type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'import-x/no-default-export': 'error',
      'unicorn/filename-case': ['error', { case: 'kebabCase' }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 10],
      'max-params': ['error', 3],
      'max-depth': ['error', 3],
      'no-console': 'error',
      'no-warning-comments': 'error',
    },
  },
  {
    files: ['**/*.tsx'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }],
    },
  },
  ...owners.map((owner) => ({
    files: [asGlob(owner)],
    rules: {
      '@typescript-eslint/no-restricted-imports': closedImports(owner),
      'no-restricted-globals': closedGlobals(owner),
    },
  })),
  {
    files: ['shared/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Time is an argument.' },
        { object: 'Math', property: 'random', message: 'Chance is an argument.' },
      ],
    },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', 'test/**'],
    rules: {
      'max-lines-per-function': 'off',
      // A row of a table test is its parameters.
      'max-params': 'off',
      '@typescript-eslint/require-await': 'off',
      'no-restricted-globals': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-restricted-imports': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
    },
  },
  { files: ['scripts/**', 'bench/**', 'api/server.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['*.config.ts', 'test/playwright.config.ts', 'test/kit/browser-environment.ts'],
    rules: { 'import-x/no-default-export': 'off', 'no-restricted-globals': 'off' },
  },
  {
    files: ['*.js'],
    languageOptions: {
      globals: { require: 'readonly', module: 'writable', __dirname: 'readonly' },
    },
  },
);
