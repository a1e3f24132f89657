import { parseArgs } from 'node:util';

import { type Env, loadEnv } from '../../../api/app/env';
import { backupFindings } from './backup-findings';
import { clockAndDatabase } from './clock-and-database';
import { dataOnDisk } from './data-on-disk';
import { fault, type Finding } from './finding';
import { runningServer } from './running-server';
import { serviceFindings } from './service-findings';
import { settingFindings } from './setting-findings';

const WIDTHS = { level: 9, subject: 11 };

/** Checks what a host can get wrong, and changes nothing. Exits with 1 if something does not work. */
export async function doctor(words: string[]): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: { online: { type: 'boolean', default: false } },
  });
  const findings = await examine(values.online);
  for (const { level, subject, words: said } of findings)
    console.log(`${level.padEnd(WIDTHS.level)}${subject.padEnd(WIDTHS.subject)}${said}`);
  const count = (level: Finding['level']) => findings.filter((one) => one.level === level).length;
  console.log(`\nFaults: ${count('fault')}. Warnings: ${count('warning')}.`);
  if (!values.online)
    console.log(
      'Mail server, payments, AI provider, bucket, sign-in service and PUBLIC_URL were not called. To try them: npm run doctor -- --online',
    );
  if (count('fault') > 0) process.exitCode = 1;
}

async function examine(online: boolean): Promise<Finding[]> {
  const env = envOrFaults();
  if (Array.isArray(env)) return env;
  return [
    ...settingFindings(env),
    ...backupFindings(env, Date.now()),
    ...(await dataOnDisk(env)),
    ...(await clockAndDatabase(env, Date.now())),
    await runningServer(env),
    ...(await serviceFindings(env, online)),
  ];
}

/** Without valid settings nothing else can be checked. */
function envOrFaults(): Env | Finding[] {
  try {
    return loadEnv();
  } catch (error) {
    const [head = '', ...problems] = (error as Error).message.split('\n');
    const lines = problems.length > 0 ? problems.map((line) => line.trim()) : [head];
    return [
      ...lines.map((line) => fault('settings', line)),
      fault('settings', 'The server does not start with them. Nothing else was checked.'),
    ];
  }
}
