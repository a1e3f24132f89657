import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { chromium } from '@playwright/test';

const KNOWN_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** A Chromium for tests: the one in the environment, else the system's, else Playwright's own. */
function findBrowser(): string | undefined {
  const named = process.env['PLAYWRIGHT_CHROMIUM'];
  const places = [...(named ? [named] : []), ...KNOWN_PLACES, chromium.executablePath()];
  return places.find((place) => place !== '' && existsSync(place));
}

/** The same, but installs one if none is found: Debian's as root, else Playwright's. */
export function findOrInstallBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  if (isDebiansRoot()) {
    installFromDebian('chromium', 'fonts-liberation');
  } else execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  const installed = findBrowser();
  if (!installed) {
    throw new Error(
      'No Chromium was found or could be installed; name one in PLAYWRIGHT_CHROMIUM.',
    );
  }
  return installed;
}

/**
 * Chromium without the browser around the page, which takes a fifth less time and never treats its page as hidden.
 * Falls back to the whole browser. Tests that need more than a page, such as the offer to install an app, use the
 * browser itself.
 */
export function findHeadlessShell(): string {
  const named = process.env['PLAYWRIGHT_CHROMIUM'];
  return named === undefined && existsSync(HEADLESS_SHELL)
    ? HEADLESS_SHELL
    : findOrInstallBrowser();
}

/** Installs what all tests in Chromium need. */
export function prepareBrowsers(): void {
  findOrInstallBrowser();
  if (existsSync(HEADLESS_SHELL) || !isDebiansRoot()) return;
  try {
    installFromDebian('chromium-headless-shell');
  } catch {
    console.log(
      'There is no chromium-headless-shell to install: the tests take the browser itself.',
    );
  }
}

function isDebiansRoot(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

function installFromDebian(...packages: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...words: string[]) =>
    execFileSync('apt-get', ['-o', 'DPkg::Lock::Timeout=900', ...words], { stdio: 'inherit', env });
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...packages);
}

/** Flags with which Chromium starts in a container and sends no requests of its own. */
export const BROWSER_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
