// Runs every test, in the browser too, and closes with one line that counts them all.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { findOrInstallBrowser } from './find-browser';

interface Count {
  passed: number;
  failed: number;
  skipped?: number;
  /** Failed at first and passed when tried again. */
  flaky?: number;
}

// The same proofs with fewer rounds and looks; `npm run test:journeys` has them all.
const SHORT = { TAB_WRITES: '60', BROWSER_KILLS: '8', WORKER_KILLS: '4', LOOKS: 'two' };

function run(command: string, words: string[], env: NodeJS.ProcessEnv = {}): boolean {
  const { status } = spawnSync(command, words, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

function unitTests(reports: string): Count {
  const file = path.join(reports, 'jest.json');
  run('npx', ['jest', '--reporters=summary', '--json', `--outputFile=${file}`]);
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numRuntimeErrorTestSuites: number;
  };
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
  };
}

function browserTests(reports: string): Count {
  const file = path.join(reports, 'playwright.json');
  const ok = run('npx', ['playwright', 'test', '--config', 'test/playwright.config.ts'], {
    ...SHORT,
    PLAYWRIGHT_CHROMIUM: findOrInstallBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  const { expected, unexpected, flaky } = stats;
  const failed = unexpected === 0 && !ok ? 1 : unexpected;
  return { passed: expected + flaky, failed, flaky };
}

function main(): void {
  const reports = mkdtempSync(path.join(tmpdir(), 'platelog-test-'));
  // Only what fails is told in full, so that it is found in the output of a long run.
  console.log('Building, then all tests: twenty minutes on a small machine.');
  // First: tests of other browsers drive the build too.
  const built = run('npm', ['run', '--silent', 'build']);
  const counts = [unitTests(reports)];
  counts.push(built ? browserTests(reports) : { passed: 0, failed: 1 });
  rmSync(reports, { recursive: true });
  const sum = (of: keyof Count) => counts.reduce((total, count) => total + (count[of] ?? 0), 0);
  if (sum('flaky') > 0) console.log(`\n${sum('flaky')} passed at their second try only.`);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
  process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;
}

main();
