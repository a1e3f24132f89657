// Runs every test, in the browser too, and closes with one line that counts them all.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { findOrInstallBrowser } from './find-browser';

interface Count {
  passed: number;
  failed: number;
}

function run(command: string, words: string[], env: NodeJS.ProcessEnv = {}): boolean {
  const { status } = spawnSync(command, words, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

function unitTests(reports: string): Count {
  const file = path.join(reports, 'jest.json');
  run('npx', ['jest', '--json', `--outputFile=${file}`]);
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numRuntimeErrorTestSuites: number;
  };
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  };
}

function browserTests(reports: string): Count {
  const file = path.join(reports, 'playwright.json');
  const ok = run('npx', ['playwright', 'test', '--config', 'test/playwright.config.ts'], {
    PLAYWRIGHT_CHROMIUM: findOrInstallBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: failed === 0 && !ok ? 1 : failed };
}

function main(): void {
  const reports = mkdtempSync(path.join(tmpdir(), 'platelog-test-'));
  const counts = [unitTests(reports)];
  const built = run('npm', ['run', '--silent', 'build']);
  counts.push(built ? browserTests(reports) : { passed: 0, failed: 1 });
  rmSync(reports, { recursive: true });
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

main();
