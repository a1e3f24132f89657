import { existsSync, statSync } from 'node:fs';

import { type Env, localAddressOf, namesGiven, SETTINGS } from '../../../api/app/env';
import { settingWarnings } from '../../../api/app/setting-warnings';
import { type Finding, ok, warning } from './finding';

/** The bits of a file's mode for all other accounts. */
const OTHERS_ALONE = 0o007;

/** The first match is the subject of a warning. */
const SUBJECTS: readonly [RegExp, string][] = [
  [/^PUBLIC_URL is/, 'proxy'],
  [/^Mail /, 'mail'],
  [/^Payments /, 'payments'],
  [/^No backups /, 'backups'],
];

const subjectOf = (line: string) =>
  SUBJECTS.find(([pattern]) => pattern.test(line))?.[1] ?? 'settings';

/** The warnings of a start, and those that matter only when looking for faults. */
export function settingFindings(env: Env): Finding[] {
  const said = settingWarnings({ env, known: SETTINGS, ...namesGiven() }).map((line) =>
    warning(subjectOf(line), line),
  );
  const mine = [...secretsFindings(), ...proxyFindings(env, said)];
  const isQuiet = [...said, ...mine].every(({ subject }) => subject !== 'settings');
  return [...(isQuiet ? [ok('settings', 'All can be used.')] : []), ...said, ...mine];
}

function secretsFindings(): Finding[] {
  if (process.platform === 'win32' || !existsSync('.env')) return [];
  // The group may read it: that is how a service reads a file that belongs to root.
  if ((statSync('.env').mode & OTHERS_ALONE) === 0) return [];
  return [
    warning(
      'settings',
      'Other accounts of this machine can read .env with its secrets: chmod o-rwx .env',
    ),
  ];
}

function proxyFindings({ publicUrl, proxies, host, port }: Env, said: Finding[]): Finding[] {
  if (proxies > 0 && host === undefined)
    return [
      warning(
        'proxy',
        'TRUST_PROXY is set, and the port is open to everyone: callers who pass the proxy can choose the address that limits count. Set HOST=127.0.0.1.',
      ),
    ];
  if (said.some(({ subject }) => subject === 'proxy')) return [];
  if (publicUrl === undefined)
    return [
      ok('proxy', `None: PUBLIC_URL is empty, so this is at ${localAddressOf({ host, port })}.`),
    ];
  return [ok('proxy', `${publicUrl}, with ${proxies} trusted.`)];
}
