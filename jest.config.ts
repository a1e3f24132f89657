/** @jest-config-loader esbuild-register */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';

import type { Config } from 'jest';

import { GROUPS } from './scripts/test-groups';

const transform: Config['transform'] = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  ],
  '/node_modules/.+\\.js$': ['@swc/jest', { jsc: { target: 'es2022' } }],
};

// They have modules of a form that Jest reads only once it is transformed.
const AS_MODULES = ['openid-client', 'oauth4webapi', 'jose', 'oidc-provider', 'qr'].join('|');

const moduleNameMapper = {
  '^#shared/(.*\\.json)$': '<rootDir>/shared/$1',
  '^#shared/(.*)$': '<rootDir>/shared/$1',
  '\\.css$': '<rootDir>/test/kit/empty-style.ts',
  '^@node-rs/argon2$': '<rootDir>/test/kit/quick-argon2.ts',
};

/** In `npm test` most files come in groups. */
function testsOf(name: string): string[] {
  const folder = path.join(GROUPS, name);
  const isGrouped = process.env['TESTS_IN_GROUPS'] !== undefined && existsSync(folder);
  const place = `<rootDir>/${isGrouped ? folder : name}`;
  return [`${place}/**/*.test.ts`, `${place}/**/*.test.tsx`];
}

function project(
  name: string,
  environment: 'node' | 'browser',
): Exclude<NonNullable<Config['projects']>[number], string> {
  return {
    displayName: name,
    rootDir: __dirname,
    testMatch: testsOf(name),
    testPathIgnorePatterns: [
      '/node_modules/',
      '<rootDir>/test/journeys/',
      '<rootDir>/test/other-browsers/',
      // Each starts and kills a server many times: `npm run test:proofs` plays them.
      ...(process.env['TESTS'] === 'short' ? ['/test/crash/(?:mail|reminder)-kills\\.'] : []),
    ],
    // It is made while the tests run.
    modulePathIgnorePatterns: ['<rootDir>/build/'],
    testEnvironment:
      environment === 'browser' ? '<rootDir>/test/kit/browser-environment.ts' : 'node',
    setupFiles: environment === 'browser' ? ['fake-indexeddb/auto'] : [],
    setupFilesAfterEnv: environment === 'browser' ? ['<rootDir>/test/kit/patient-screens.ts'] : [],
    transform,
    transformIgnorePatterns: [`/node_modules/(?!(?:${AS_MODULES})/)`],
    moduleNameMapper,
  };
}

const config: Config = {
  // A busy machine is no failure: what hangs is ended, what is slow is waited for.
  testTimeout: 60_000,
  // One more than two cores: many tests wait for a server, a timer or a process of their own.
  maxWorkers: Math.max(3, availableParallelism() - 1),
  // A worker keeps what its files have loaded: at 3 GB the collection of garbage takes a tenth of the time.
  workerIdleMemoryLimit: '700MB',
  testSequencer: '<rootDir>/scripts/slow-tests-first.js',
  projects: [
    project('shared', 'node'),
    project('api', 'node'),
    project('scripts', 'node'),
    project('src', 'browser'),
    project('sw', 'node'),
    project('test', 'node'),
    // By itself: it needs the build, and hardly a processor.
    {
      ...project('test/other-browsers', 'node'),
      displayName: 'other-browsers',
      testPathIgnorePatterns: ['/node_modules/'],
    },
  ],
};

export default config;
