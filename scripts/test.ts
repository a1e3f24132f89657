// Runs every test, in the browser too, and closes with one line that counts them all.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { prepareBrowsers } from './find-browser';
import { runCommand, type Ended } from './run-command';

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

const FAILED: Count = { passed: 0, failed: 1, skipped: 0 };

// The same proofs with fewer rounds and looks; `npm run test:proofs` has them all. Each kind of bad network
// still has its kill.
const SHORT = {
  TESTS: 'short',
  TAB_WRITES: '30',
  BROWSER_KILLS: '3',
  WORKER_KILLS: '4',
  LOOKS: 'one',
};

// What is tagged @proof varies what another test tries already, and takes long.
const PLAYWRIGHT = [
  ...['playwright', 'test', '--config', 'test/playwright.config.ts'],
  ...['--grep-invert', '@proof'],
];

async function jest(file: string, words: string[], show: boolean): Promise<[Count, Ended]> {
  const ended = await runCommand('npx', ['jest', '--json', `--outputFile=${file}`, ...words], {
    env: SHORT,
    show,
  });
  if (!existsSync(file)) return [FAILED, ended];
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
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
    },
    ended,
  ];
}

/** Types, rules and the API, without a browser: a summary tells of what fails, in full. */
async function unitTests(reports: string): Promise<Count> {
  const words = ['--reporters=summary', '--ignoreProjects', 'other-browsers'];
  const [count] = await jest(path.join(reports, 'unit.json'), words, true);
  return count;
}

/** Firefox and WebKit. They wait most of the time, so they run beside the tests in Chromium. */
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
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  };
  // Nothing is tried twice; should that ever be set, what passed at its second try has failed.
  const failed = stats.unexpected + stats.flaky;
  return {
    passed: stats.expected,
    failed: failed === 0 && !ok ? 1 : failed,
    skipped: stats.skipped,
  };
}

async function build(): Promise<boolean> {
  const { ok, output } = await runCommand('npx', ['tsx', 'scripts/build.ts']);
  if (!ok) console.log(output);
  return ok;
}

async function main(): Promise<void> {
  const reports = mkdtempSync(path.join(tmpdir(), 'platelog-test-'));
  console.log('Building, then all tests: about fifteen minutes on two cores.');
  // The build keeps one core busy for a minute; the unit tests need none of it.
  const [built, units] = await Promise.all([build(), unitTests(reports)]);
  const browsers = built
    ? await Promise.all([browserTests(reports), otherBrowsers(reports)])
    : [FAILED];
  rmSync(reports, { recursive: true });
  const counts = [units, ...browsers];
  const sum = (of: keyof Count) => counts.reduce((total, count) => total + count[of], 0);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
  process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;
}

void main();
