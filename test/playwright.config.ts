import { defineConfig } from '@playwright/test';

import { BROWSER_FLAGS, findHeadlessShell } from '../scripts/find-browser';

const isShort = process.env['TESTS'] === 'short';
const report = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'];

// Two workers keep two cores busy: threads that share the work of a page take a twelfth of the processor time.
const FEWER_THREADS = ['--in-process-gpu', '--js-flags=--single-threaded'];

export default defineConfig({
  projects: [
    // These tests need no service worker: its precache takes a second of processor time per visitor.
    { name: 'spec', testDir: 'spec', use: { serviceWorkers: 'block' } },
    { name: 'journeys', testDir: 'journeys' },
  ],
  outputDir: '../test-results',
  // A browser, its server and the test process keep a core busy: more workers starve each other.
  workers: 2,
  fullyParallel: false,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: report ? [['dot'], ['json', { outputFile: report }]] : 'list',
  use: {
    // Rendering transitions takes an eighth of the processor time; `npm run test:proofs` runs everything with them.
    ...(isShort ? { contextOptions: { reducedMotion: 'reduce' } as const } : {}),
    launchOptions: {
      executablePath: findHeadlessShell(),
      args: [
        ...BROWSER_FLAGS,
        ...FEWER_THREADS,
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
});
