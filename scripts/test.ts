// Runs every test, including browser tests, and ends with the slowest files and one line that counts all tests.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { prepareBrowsers } from './find-browser';
import { runCommand, type Ended } from './run-command';
import {
  type Durations,
  jestDurations,
  type JestReport,
  playwrightDurations,
  type PlaywrightReport,
  slowestFiles,
} from './test-durations';
import { writeTestGroups } from './test-groups';

interface Count {
  passed: number;
  failed: number;
  skipped: number;
  durations?: Durations;
}

const ROOT = path.resolve(__dirname, '..');
/** The number of files listed at the end, so that growing ones are noticed. */
const NAMED = 10;

// Tests create many short-lived objects: a larger semi-space saves a twelfth of the time. Jest passes it on to its
// workers, but not to the programs that they start.
const JEST = ['--max-semi-space-size=64', require.resolve('jest/bin/jest')];

const FAILED: Count = { passed: 0, failed: 1, skipped: 0 };

// The same proofs with fewer rounds and looks; `npm run test:proofs` runs all of them. Each kind of bad network still
// has its kill.
const SHORT = {
  TESTS: 'short',
  TAB_WRITES: '20',
  BROWSER_KILLS: '2',
  WORKER_KILLS: '4',
  LOOKS: 'one',
  TESTS_IN_GROUPS: '1',
};

// Tests tagged @proof vary what another test already covers, or cover what rarely changes, and take long.
const PLAYWRIGHT = [
  ...['playwright', 'test', '--config', 'test/playwright.config.ts'],
  ...['--grep-invert', '@proof'],
];

async function jest(file: string, words: string[], show: boolean): Promise<[Count, Ended]> {
  const asked = [...JEST, '--json', `--outputFile=${file}`, ...words];
  const ended = await runCommand(process.execPath, asked, { env: SHORT, show });
  if (!existsSync(file)) return [FAILED, ended];
  const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport & {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numRuntimeErrorTestSuites: number;
  };
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return [
    {
      passed: report.numPassedTests,
      failed: failed === 0 && !ended.ok ? 1 : failed,
      skipped: report.numPendingTests,
      durations: jestDurations(report, ROOT),
    },
    ended,
  ];
}

/** Tests without a browser: a summary shows failures in full. */
async function unitTests(reports: string): Promise<Count> {
  const words = ['--reporters=summary', '--ignoreProjects', 'other-browsers'];
  const [count] = await jest(path.join(reports, 'unit.json'), words, true);
  return count;
}

/** Firefox and WebKit. They wait most of the time, so they run alongside the tests in Chromium. */
async function otherBrowsers(reports: string): Promise<Count> {
  const words = ['--selectProjects', 'other-browsers'];
  const [count, { output }] = await jest(path.join(reports, 'others.json'), words, false);
  const skipped = output.split('\n').filter((line) => line.startsWith('Skipped: '));
  for (const line of count.failed > 0 ? [output] : skipped) console.log(`\n${line}`);
  return count;
}

async function browserTests(reports: string): Promise<Count> {
  const file = path.join(reports, 'playwright.json');
  prepareBrowsers();
  const env = {
    ...SHORT,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  };
  const { ok } = await runCommand('npx', PLAYWRIGHT, { env, show: true });
  if (!existsSync(file)) return FAILED;
  const report = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport & {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  };
  const { stats } = report;
  // Nothing is retried; if that is ever configured, a test that passes on its second attempt has failed.
  const failed = stats.unexpected + stats.flaky;
  return {
    passed: stats.expected,
    failed: failed === 0 && !ok ? 1 : failed,
    skipped: stats.skipped,
    durations: playwrightDurations(report, 'test'),
  };
}

async function build(): Promise<boolean> {
  const { ok, output } = await runCommand('npx', ['tsx', 'scripts/build.ts']);
  if (!ok) console.log(output);
  return ok;
}

/** The number of tests only grows: this shows a developer who adds one what takes longer. */
function showDurations(counts: Count[], ms: { build: number; browser: number }): void {
  const seconds = (part: number) => `${Math.round(part / 1_000)} s`;
  console.log(
    `\nBuild and Jest ${seconds(ms.build)}, browsers ${seconds(ms.browser)}. Slowest files:`,
  );
  const all: Durations = new Map(counts.flatMap(({ durations }) => [...(durations ?? [])]));
  for (const line of slowestFiles(all, NAMED)) console.log(line);
}

async function main(): Promise<void> {
  const reports = mkdtempSync(path.join(tmpdir(), 'platelog-test-'));
  console.log('Building, then all tests: about ten minutes on two cores.');
  writeTestGroups();
  const began = Date.now();
  // The build keeps one core busy for a minute, and the unit tests do not need it.
  const [built, units] = await Promise.all([build(), unitTests(reports)]);
  const unitsDone = Date.now();
  const browsers = built
    ? await Promise.all([browserTests(reports), otherBrowsers(reports)])
    : [FAILED];
  rmSync(reports, { recursive: true });
  const counts = [units, ...browsers];
  showDurations(counts, { build: unitsDone - began, browser: Date.now() - unitsDone });
  const sum = (of: 'passed' | 'failed' | 'skipped') =>
    counts.reduce((total, count) => total + count[of], 0);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
  process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;
}

void main();
