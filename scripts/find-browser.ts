import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { chromium } from '@playwright/test';

const KNOWN_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A Chromium to test with: the one that is named, else the system's, else Playwright's own. */
export function findBrowser(): string | undefined {
  const named = process.env['PLAYWRIGHT_CHROMIUM'];
  const places = [...(named ? [named] : []), ...KNOWN_PLACES, chromium.executablePath()];
  return places.find((place) => place !== '' && existsSync(place));
}

/** The same, installing one where none is found: Debian's as root, else Playwright's. */
export function findOrInstallBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) installFromDebian();
  else execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  const installed = findBrowser();
  if (!installed) {
    throw new Error(
      'No Chromium was found or could be installed; name one in PLAYWRIGHT_CHROMIUM.',
    );
  }
  return installed;
}

function installFromDebian(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...words: string[]) =>
    execFileSync('apt-get', ['-o', 'DPkg::Lock::Timeout=900', ...words], { stdio: 'inherit', env });
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation');
}

/** Flags under which Chromium starts in a container and calls nobody. */
export const BROWSER_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
