import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Context } from 'koa';

import { hostPages, type Marks } from './host-pages';

const folder = mkdtempSync(path.join(tmpdir(), 'platelog-pages-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const OPERATOR = `</script><b onclick="x">A&B</b> %MAILBOX% $& \${1+1} {{7*7}}`;
const marks: Marks = {
  OPERATOR,
  CONTROLLER: `${OPERATOR}, 1 High Street`,
  MAILBOX: 'info@example.org',
  DPO: 'info@example.org',
  SITE: 'https://example.org',
  TRIAL: '7',
  UPLOADS: '3 image uploads',
  PREMIUM: 'sold',
  SIGNUPS: 'open',
  SSO: '',
  SSOWAY: '',
  AI: 'none on this server',
  BARCODES: 'none on this server',
  PAYMENTS: 'none on this server',
  MAILS: 'none on this server',
  PUSH: 'none on this server',
  HOSTING: 'please ask us',
  SIGNIN: 'none on this server',
  HOST: JSON.stringify({ operator: OPERATOR }),
};

test("the host's texts are escaped in a page and in its data", async () => {
  const page = '<p title="%OPERATOR%">%OPERATOR%</p><script type="x">%HOST%</script>%NOTHING%';
  mkdirSync(path.join(folder, '.prerendered/trial-open'), { recursive: true });
  writeFileSync(path.join(folder, '.prerendered/trial-open/landing.html'), page);
  const ctx = { path: '/', method: 'GET', set: () => undefined, body: '' };
  await hostPages(folder, marks)(ctx as unknown as Context, async () => Promise.resolve());
  const { body } = ctx;
  expect(body.match(/<[^>]*>/g)).toEqual([
    expect.stringContaining('<p title="'),
    '</p>',
    '<script type="x">',
    '</script>',
  ]);
  expect(body).toContain('&lt;b onclick=&quot;x&quot;&gt;A&amp;B&lt;/b&gt; %MAILBOX% $&amp; ');
  // There is no template language, so template syntax stays unchanged.
  expect(body).toContain('{{7*7}}');
  expect(body).toContain('%NOTHING%');
});
