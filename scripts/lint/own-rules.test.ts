import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { Linter, RuleTester, type Rule } from 'eslint';
import { parser } from 'typescript-eslint';

const LIST = 'scripts/lint/named-otherwise.json';
// Lower it whenever a file is removed from the list.
const LISTED_MAX = 21;

const load = createRequire(__filename);
const { rules } = load('./own-rules.js') as { rules: Record<string, Rule.RuleModule> };
const { readPages } = rules['no-page-literal'] as unknown as {
  readPages: () => Record<string, string>;
};
const listed = JSON.parse(readFileSync(LIST, 'utf8')) as string[];

const tester = new RuleTester({
  languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
});
const run = (name: string, tests: Parameters<RuleTester['run']>[2]) => {
  const rule = rules[name];
  if (!rule) throw new Error(`There is no rule ${name}.`);
  tester.run(name, rule, tests);
};

const pages = [{ '/': 'landing', '/login': 'login' }];
const page = (code: string, errors: number) => ({ code, errors, options: pages });

run('no-page-literal', {
  valid: [
    '<Link to={PAGES.login} />',
    '<Link to={`${PAGES.login}?next=1`} />',
    "path.split('/')",
    "call('/login/again')",
    "say('the /login page')",
  ].map((code) => ({ code, options: pages })),
  invalid: [
    page('<Link to="/login" />', 1),
    page('<a href="/" />', 1),
    page("navigate('/login?next=1')", 1),
    page('const link = `${origin}/login#top`', 1),
  ],
});

run('no-spread-of-fields', {
  valid: ['({ ...meal, name })', '({ name, ...(isNew && { id }) })', '[...{ length: 2 }]'],
  invalid: [
    { code: '({ ...{ id, name }, day })', errors: 1 },
    { code: '({ day, ...{ id } })', errors: 1 },
  ],
});

run('no-text-in-code', {
  valid: [
    '<p>{messages.saved}</p>',
    '<Button variant="contained" aria-label={messages.close}>×</Button>',
    "<Box sx={{ grid: 'repeat(2, minmax(0, 1fr))', font: '1rem Figtree Variable' }} />",
    '<Box className="Card Wide" />',
    '<Box aria-labelledby={`tab-${tab}`} />',
    '<Button aria-label={`${words}, ${day}`} />',
    '<Box sx={{ width: `calc(100% - ${edge}px)` }} />',
    "throw new Error('The page has no root.')",
    "event.key === 'ArrowRight'",
    "const food = { kind: 'table', table: 'FNDDS', description: 'Water, tap' }",
    "const keys = 'Shift+ArrowLeft Shift+ArrowRight'",
    'const key = `recipe ${id}`',
    'const key = number === 1 ? first : `${first} ${number}`',
    '<Box sx={{ border: `1px solid ${color}`, grid: `${bar} auto auto` }} />',
    'format(messages.portions, { energy: `${energy} kcal` })',
  ],
  invalid: [
    { code: '<p>Saved on this device</p>', errors: 1 },
    { code: '<p>{count} meals</p>', errors: 1 },
    { code: '<Button aria-label="Close" />', errors: 1 },
    { code: '<Button aria-label={`Remove ${name}`} />', errors: 1 },
    { code: '<Button aria-label={`${name}, remove`} />', errors: 1 },
    { code: "<Button {...{ 'aria-label': `Remove ${name}` }} />", errors: 1 },
    { code: "toast({ title: 'Meal saved' })", errors: 1 },
    { code: 'const title = `Copy ${what} to tomorrow`', errors: 1 },
    { code: '<p>{busy ? "Signing in..." : <b />}</p>', errors: 1 },
    { code: 'const words = `${count} shown`', errors: 1 },
    { code: 'const words = `${place}: no food`', errors: 1 },
    { code: 'const words = `Your ${parts}`', errors: 1 },
    { code: "const verb = count === 1 ? 'stays' : 'stay'", errors: 1 },
    { code: 'const much = count !== 1 ? `${count} of them` : `${count} of it`', errors: 3 },
  ],
});

run('no-dexie-internals', {
  valid: ['Dexie.delete(name)', 'Promise.all([])', "import { Dexie } from 'dexie'"],
  invalid: [
    { code: 'Dexie.Promise.PSD', errors: 1 },
    { code: "Dexie['currentTransaction']", errors: 1 },
    { code: 'db._createTransaction(mode)', errors: 1 },
    { code: "import { Promise } from 'dexie'", errors: 1 },
  ],
});

const named = (filename: string, code: string, errors = 0) => ({
  filename: path.resolve(filename),
  code,
  options: [{ list: LIST }],
  ...(errors > 0 && { errors }),
});
const [aListed = ''] = listed;

run('filename-is-export', {
  valid: [
    named('src/ui/tick-box.tsx', 'export function TickBox() {}; export type Ticks = string'),
    named('src/ui/tick-box.tsx', 'export const TickBox = memo(() => null)'),
    named('api/login.ts', 'export const loginHandler = () => 1'),
    named('api/mail.ts', 'export function send() {}; export function read() {}'),
    named('api/limits.ts', 'export const MOST = 3'),
    named(aListed, 'export function quiteAnother() {}'),
  ],
  invalid: [
    named('src/ui/tick-box.tsx', 'export function Checkbox() {}', 1),
    named('src/ui/tick-box.tsx', 'export const Checkbox = () => null', 1),
    named('api/mail.ts', 'export class Mailer {}', 1),
    named(aListed, 'export const MOST = 3', 1),
  ] as RuleTester.InvalidTestCase[],
});

const { PREDICTABLE, TRANSACTION, UNSAFE } = load('./unsafe-code.js') as {
  PREDICTABLE: object;
  TRANSACTION: object;
  UNSAFE: object[];
};

test.each([
  ['<p dangerouslySetInnerHTML={{ __html: words }} />', 1],
  ['element.innerHTML = words', 1],
  ['document.write(words)', 1],
  ["import { exec } from 'node:child_process'", 1],
  ["import vm from 'vm'", 1],
  ['connect({ rejectUnauthorized: false })', 1],
  ["window.addEventListener('message', take)", 1],
  ["addEventListener('message', take)", 1],
  ["self.addEventListener('message', take)", 0],
  ["createHash('md5')", 1],
  ["createHmac('SHA1', key)", 1],
  ["createCipheriv('aes-256-gcm', key, iv)", 1],
  ['Math.random()', 1],
  ['db.transaction().execute(work)', 1],
  ['inTransaction(db, work)', 0],
  ["digest('md5', text, 'hex')", 1],
  ["crypto.subtle.digest('SHA-1', bytes)", 1],
  ["crypto.subtle.digest('SHA-256', bytes)", 0],
  ["createHash('sha256').update(text).digest('hex')", 0],
  ['<p>{words}</p>', 0],
])('unsafe code is reported: %s', (code, problems) => {
  const found = new Linter({ configType: 'flat' }).verify(code, {
    languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    rules: { 'no-restricted-syntax': ['error', ...UNSAFE, PREDICTABLE, TRANSACTION] },
  });
  expect(found).toHaveLength(problems);
});

test('the pages are those of the contract', () => {
  expect(readPages()).toMatchObject({ '/': 'landing', '/food-tracker': 'foodTracker' });
});

test('the list of files with other names may only become shorter', () => {
  expect(listed.filter((file) => !existsSync(file))).toEqual([]);
  expect(listed.length).toBeLessThanOrEqual(LISTED_MAX);
});
