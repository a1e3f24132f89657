import { defineConfig } from '@playwright/test';

import { BROWSER_FLAGS, findOrInstallBrowser } from '../scripts/find-browser';

const report = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'];

export default defineConfig({
  testDir: '.',
  testMatch: ['journeys/**/*.spec.ts', 'spec/**/*.spec.ts'],
  outputDir: '../test-results',
  // Each journey starts its own server; more than two at once starve each other on a small machine.
  workers: 2,
  fullyParallel: false,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Within npm test alone: what passes at its second try is told there as flaky, and is to be mended.
  retries: report ? 1 : 0,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: report ? [['dot'], ['json', { outputFile: report }]] : 'list',
  use: {
    launchOptions: {
      executablePath: findOrInstallBrowser(),
      args: [
        ...BROWSER_FLAGS,
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
});
