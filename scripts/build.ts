// Builds the product in build/: the client, the server with the host's commands, and the notices for their packages.
// -- --if-changed: only if sources have changed since the last build. -- --before-start: the same, but not under a
// running server.
import { spawnSync } from 'node:child_process';
import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { newerThanFloor } from './browsers/floor';
import { BUILD_FILE, buildNumber } from './build-number';
import { bundleServer } from './bundle-server';
import { isBuilt } from './is-built';
import { NOTICES_FILE, thirdPartyNotices } from './notices/third-party-notices';
import { refuseNewerDatabase, refuseRunningServer, wordsOfRefusal } from './refuse-start';

const BUILD = path.resolve(__dirname, '../build');
const SERVER = path.join(BUILD, 'server');
const PROGRAMS = ['api/server.ts', 'scripts/admin.ts', 'scripts/billing.ts'];
// webpack creates many short-lived objects: a larger semi-space saves a quarter of the time.
const FLAGS = ['--max-semi-space-size=128'];

function main(words: string[]): void {
  const isForStart = words.includes('--before-start');
  if (isForStart) {
    refuseRunningServer();
    refuseNewerDatabase();
  }
  if ((isForStart || words.includes('--if-changed')) && isBuilt()) return;
  if (isForStart)
    console.log('Building the app first: two minutes or more, once for each version.');
  const webpack = require.resolve('webpack-cli/bin/cli.js');
  const asked = [...FLAGS, webpack, '--mode', 'production'];
  const { status } = spawnSync(process.execPath, asked, { stdio: 'inherit' });
  if (status !== 0 || !isForOldBrowsers()) process.exitCode = 1;
  else buildServer();
}

/** An old browser that cannot parse one script shows an empty page. */
function isForOldBrowsers(): boolean {
  const newer = newerThanFloor(path.join(BUILD, 'client'));
  for (const found of newer) console.error(`Newer than the oldest browser: ${found}`);
  return newer.length === 0;
}

/** Builds into a temporary folder first, so that an interrupted build leaves no half of one. */
function buildServer(): void {
  const number = buildNumber();
  const unfinished = path.join(BUILD, 'unfinished');
  rmSync(unfinished, { recursive: true, force: true });
  const files = bundleServer(PROGRAMS, unfinished);
  const notices = thirdPartyNotices('The server of Platelog', files);
  writeFileSync(path.join(unfinished, NOTICES_FILE), notices);
  writeFileSync(path.join(unfinished, BUILD_FILE), `${number}\n`);
  rmSync(SERVER, { recursive: true, force: true });
  renameSync(unfinished, SERVER);
  // Removes what earlier versions have built here.
  for (const name of readdirSync(BUILD)) {
    if (name === 'client' || name === 'server') continue;
    rmSync(path.join(BUILD, name), { recursive: true, force: true });
  }
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(wordsOfRefusal(error));
  process.exitCode = 1;
}
