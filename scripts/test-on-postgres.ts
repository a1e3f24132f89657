// Runs all tests of the API again on PostgreSQL: on its own server, with a database for each test that opens one,
// copied from a template. Tests of the SQLite file itself stay on it. Arguments after -- go to Jest.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { missingPostgres, PostgresServer } from '../test/kit/postgres-server';
import { runCommand } from './run-command';

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numRuntimeErrorTestSuites: number;
}

async function main(): Promise<void> {
  const missing = missingPostgres();
  if (missing !== undefined) {
    console.log(missing);
    return;
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const folder = mkdtempSync(path.join(tmpdir(), 'platelog-test-'));
  const server = await PostgresServer.start();
  try {
    const file = path.join(folder, 'report.json');
    // Each statement goes to another process and back, which takes several times as long as on SQLite.
    const waiting = ['--testTimeout=300000', '--forceExit'];
    const words = ['--reporters=summary', '--json', `--outputFile=${file}`, ...waiting];
    const { ok } = await runCommand(
      'npx',
      ['jest', '--selectProjects', 'api', ...words, ...process.argv.slice(2)],
      { env: { TEST_POSTGRES: server.url }, show: true },
    );
    if (!ok) process.exitCode = 1;
    if (!existsSync(file)) return;
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } = report;
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    console.log(
      `The API on PostgreSQL: ${numPassedTests} passed, ${failed} failed, ${numPendingTests} skipped`,
    );
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
