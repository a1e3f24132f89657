const js = require('@eslint/js');
const boundaries = require('eslint-plugin-boundaries');
const importX = require('eslint-plugin-import-x');
const jsxA11y = require('eslint-plugin-jsx-a11y');
const reactHooks = require('eslint-plugin-react-hooks');
const ts = require('typescript-eslint');
const unicorn = require('eslint-plugin-unicorn').default;

const { ALLOWED_IMPORTS, FOLDERS } = require('./scripts/lint/boundaries');
const platelog = require('./scripts/lint/own-rules');
const { readPages } = require('./scripts/lint/rules/no-page-literal');
const {
  asGlob,
  owners,
  restrictedGlobals,
  restrictedImports,
} = require('./scripts/lint/restricted-imports');
const { PREDICTABLE, TRANSACTION, UNSAFE } = require('./scripts/lint/unsafe-code');

module.exports = ts.config(
  {
    ignores: [
      'build/',
      'node_modules/',
      'coverage/',
      'screenshots/',
      'test-results/',
      'data/',
      '.cache/',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [...ts.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        // One program for all but the worker: every program would check what they share once more.
        project: ['test/tsconfig.json', 'sw/tsconfig.json'],
        tsconfigRootDir: __dirname,
      },
    },
    plugins: { boundaries, 'import-x': importX, platelog, unicorn },
    settings: {
      'import/resolver': { typescript: { project: './tsconfig.json' } },
      'boundaries/legacy-templates': false,
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
            ...Object.entries(ALLOWED_IMPORTS).map(([from, to]) => ({
              from: { element: { type: from } },
              allow: { to: { element: { types: { anyOf: to } } } },
            })),
          ],
        },
      ],
      'no-restricted-imports': 'off',
      '@typescript-eslint/no-restricted-imports': restrictedImports(),
      'no-restricted-globals': restrictedGlobals(),
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
      'max-params': ['error', 4],
      'max-depth': ['error', 3],
      'no-console': 'error',
      'no-warning-comments': 'error',
      'platelog/no-spread-of-fields': 'error',
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
      '@typescript-eslint/no-restricted-imports': restrictedImports(owner),
      'no-restricted-globals': restrictedGlobals(owner),
    },
  })),
  {
    files: ['shared/**/*.ts', 'src/**/*.{ts,tsx}', 'sw/**/*.ts', 'api/**/*.ts'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'platelog/filename-is-export': ['error', { list: 'scripts/lint/named-otherwise.json' }],
      'platelog/no-page-literal': ['error', readPages()],
      'no-eval': 'error',
      'no-restricted-syntax': ['error', ...UNSAFE],
    },
  },
  {
    files: ['api/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...UNSAFE, PREDICTABLE, TRANSACTION] },
  },
  {
    files: ['api/store/dialect/sqlite.ts', 'api/store/dialect/postgres.ts'],
    rules: { 'no-restricted-syntax': ['error', ...UNSAFE, PREDICTABLE] },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'test/**/*.ts', 'bench/**/*.ts'],
    rules: { 'platelog/no-dexie-internals': 'error' },
  },
  {
    // The other folders of the client say nothing to people.
    files: ['src/{app,features,http,ui}/**/*.{ts,tsx}'],
    // The articles of the help are a catalog of their own.
    ignores: ['**/*.test.{ts,tsx}', '**/*messages.ts', 'src/features/help/articles/**'],
    rules: { 'platelog/no-text-in-code': 'error' },
  },
  {
    files: ['src/features/profile/data/import/formats/**/*.ts'],
    rules: { 'platelog/no-text-in-code': ['error', 'templates'] },
  },
  // They are where the addresses stand.
  {
    files: ['shared/contract/pages.ts'],
    rules: { 'platelog/no-page-literal': 'off' },
  },
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
      // A model says each rule of the protocol where the protocol does.
      complexity: ['error', 15],
      '@typescript-eslint/require-await': 'off',
      'no-restricted-globals': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-restricted-imports': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
    },
  },
  { files: ['scripts/**', 'bench/**', 'api/server.ts'], rules: { 'no-console': 'off' } },
  // Lists of data, some thousand lines of them: what rules with types look for is not in them.
  { files: ['scripts/food-table/own/*/**/*.ts'], extends: [ts.configs.disableTypeChecked] },
  {
    files: ['*.config.ts', 'test/playwright.config.ts', 'test/kit/browser-environment.ts'],
    rules: { 'import-x/no-default-export': 'off', 'no-restricted-globals': 'off' },
  },
  {
    files: ['public/*.js'],
    languageOptions: {
      globals: {
        window: 'readonly',
        document: 'readonly',
        AbortSignal: 'readonly',
        CSS: 'readonly',
      },
    },
    // It runs in browsers that know no catch without a name.
    rules: { 'no-unused-vars': ['error', { caughtErrors: 'none' }] },
  },
  {
    files: ['*.js', 'scripts/*.js', 'scripts/lint/**/*.js'],
    languageOptions: {
      globals: {
        require: 'readonly',
        module: 'writable',
        __dirname: 'readonly',
        process: 'readonly',
        console: 'readonly',
      },
    },
  },
);
