import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { LiveServer } from '../test/kit/live-server';

const ROOT = path.resolve(__dirname, '..');
const BLOCK = /^```sh\n([\s\S]*?)^```$/gm;
const REMARK = /^# (?:(\d{3}) )?(.+)$/;

interface Step {
  typed: string;
  /** What the document says about the response: its status, if it names one, and a part of its text. */
  status: string | undefined;
  part: string;
}

function stepsOf(document: string): Step[] {
  const lines = [...document.matchAll(BLOCK)].flatMap(([, block = '']) => block.split('\n'));
  const steps: Step[] = [];
  const typed: string[] = [];
  for (const line of lines) {
    const [, status, part] = REMARK.exec(line) ?? [];
    if (part === undefined) typed.push(line);
    else steps.push({ typed: typed.splice(0).join('\n'), status, part });
  }
  return steps;
}

/** Types all steps into one shell, as a reader does, and returns what each of them printed. */
function type(steps: Step[], { url, dataFolder }: LiveServer): string[] {
  const home = mkdtempSync(path.join(tmpdir(), 'platelog-curl-'));
  // curl's own settings file adds the status to its output, so the typed lines stay unchanged.
  writeFileSync(path.join(home, '.curlrc'), 'write-out = "\\n%{http_code}"\n');
  const script = steps.map(({ typed }) => `${typed}\nprintf '\\n@@\\n'`).join('\n');
  const { stdout, stderr } = spawnSync('sh', ['-eu'], {
    cwd: ROOT,
    env: { ...process.env, CURL_HOME: home, DATA_DIR: dataFolder },
    input: script.replace(/^BASE=.*$/m, `BASE=${url}`),
    encoding: 'utf8',
  });
  rmSync(home, { recursive: true });
  expect(stderr).toBe('');
  return stdout.split('\n@@\n').slice(0, -1);
}

const steps = stepsOf(readFileSync(path.join(ROOT, 'docs/api.md'), 'utf8'));
const hasCurl = spawnSync('curl', ['--version']).status === 0;

test('the document has an example of every call', () => {
  const typed = steps.map((step) => step.typed).join('\n');
  const calls = [
    'register',
    'auth/login',
    'auth/oidc/begin',
    'auth/oidc/finish',
    'auth/oidc/prove',
    'auth/oidc/register',
    'auth/oidc/confirm',
    'auth/me',
    'consents',
    'reminders',
    'reminders/push',
    'unsubscribe',
    'auth/update-email',
    'auth/update-name',
    'auth/confirm-email',
    'auth/resend-email-link',
    'auth/cancel-email-change',
    'auth/password',
    'auth/sessions',
    'auth/request-reset',
    'auth/check-reset-link',
    'auth/second-factor',
    'auth/second-factor/begin',
    'auth/second-factor/confirm',
    'auth/second-factor/recovery-codes',
    'auth/passkeys',
    'auth/passkeys/begin',
    'auth/passkey-login/begin',
    'auth/passkey-login',
    'profile',
    'account',
    'account/erase-ticket',
    'account/gone',
    'account/export',
    'analyze-text',
    'meals',
    'recipes/read-page',
    'sync',
    'billing',
    'create-subscription',
    'payment-success',
    'cancel-subscription',
    'resume-subscription',
    'billing-page',
    'contact',
    'announcements',
    'reports',
    'config',
    'auth/logout',
    'admin/login',
    'admin/me',
    'admin/second-factor/begin',
    'admin/second-factor/confirm',
    'admin/passkeys',
    'admin/passkeys/begin',
    'admin/passkey-login/begin',
    'admin/users',
    'admin/statistics',
    'admin/users/export',
    'admin/users/$ID/reset-link',
    'admin/charts',
    'admin/revenue',
    'contacts',
    'admin/invites',
    'admin/reports',
    'admin/audit',
    'admin/jobs',
    'admin/jobs/00000000-0000-7000-8000-000000000000/retry',
    'admin/mails',
    'admin/services',
    'admin/sync',
    'admin/logout',
  ];
  for (const call of calls) expect(typed).toContain(`$BASE/api/${call}`);
  expect(typed).toContain('-F image=@');
  expect(typed).toContain('base64,');
});

(hasCurl ? test : test.skip)(
  'the lines of the document work as they are written',
  async () => {
    const server = await LiveServer.start();
    const printed = type(steps, server);
    await server.remove();
    expect(printed).toHaveLength(steps.length);
    for (const [number, { typed, status, part }] of steps.entries()) {
      const said = printed[number] ?? '';
      expect([typed, said]).toEqual([typed, expect.stringContaining(part)]);
      if (status !== undefined) expect([typed, said.slice(-3)]).toEqual([typed, status]);
    }
  },
  90_000,
);
