// Runs every test, in the browser too, and closes with one line that counts them all.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { prepareBrowsers } from './find-browser';

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

interface Ended {
  ok: boolean;
  output: string;
}

const FAILED: Count = { passed: 0, failed: 1, skipped: 0 };

// The same proofs with fewer rounds and looks; `npm run test:proofs` has them all. Each kind of bad network
// still has its kill.
const SHORT = { TAB_WRITES: '30', BROWSER_KILLS: '3', WORKER_KILLS: '4', LOOKS: 'two' };

const PLAYWRIGHT = ['playwright', 'test', '--config', 'test/playwright.config.ts'];

/** Runs a command beside others; what it says is kept, and shown as it comes where nothing else would be. */
async function run(
  words: string[],
  { env = {}, show = false }: { env?: NodeJS.ProcessEnv; show?: boolean } = {},
): Promise<Ended> {
  const child = spawn('npx', words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (show) process.stdout.write(chunk);
    });
  }
  const status = await new Promise<number | null>((resolve) => {
    child.once('error', () => {
      resolve(null);
    });
    child.once('close', resolve);
  });
  return { ok: status === 0, output };
}

async function jest(file: string, words: string[], show: boolean): Promise<[Count, Ended]> {
  const ended = await run(['jest', '--json', `--outputFile=${file}`, ...words], { show });
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
  const { ok } = await run(PLAYWRIGHT, { env, show: true });
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
  const { ok, output } = await run(['tsx', 'scripts/build.ts']);
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
