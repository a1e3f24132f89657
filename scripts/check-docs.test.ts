import {
  brokenLinks,
  missingCommands,
  missingDocuments,
  missingPaths,
  missingRecipeFiles,
  wrongNumbers,
  type Repository,
} from './check-docs';

function repository(documents: Record<string, string>, files: string[] = []): Repository {
  return {
    documents: new Map(Object.entries(documents)),
    code: new Map(),
    files: new Set([...Object.keys(documents), ...files]),
    commands: new Set(['test:unit']),
  };
}

test.each([
  ['[API](docs/api.md)', true],
  ['[all](docs/)', true],
  ['[sizes](docs/api.md#sizes-in-kb)', true],
  ['[here](#here)', true],
  ['[site](https://example.org/nothing)', true],
  ['<img src="docs/phone.webp">', true],
  ['`[no](link.md)`', true],
  ['```md\n[no](link.md)\n```', true],
  ['[API](docs/apis.md)', false],
  ['[sizes](docs/api.md#size)', false],
  ['[here](#there)', false],
  ['<img src="docs/desktop.webp">', false],
])('%s is a working link: %s', (text, isThere) => {
  const documents = { 'README.md': `# Here\n\n${text}\n`, 'docs/api.md': '## Sizes (in kB)\n' };
  const broken = brokenLinks(repository(documents, ['docs/phone.webp']));
  expect(broken.length === 0).toBe(isThere);
});

test('a link is resolved from the folder of its document', () => {
  const documents = { 'docs/a.md': '[b](b.md) [up](../README.md) [gone](README.md)' };
  expect(brokenLinks(repository(documents, ['docs/b.md', 'README.md']))).toEqual([
    'docs/a.md: README.md',
  ]);
});

test('a path is also resolved from the folder of its document', () => {
  const documents = {
    'shared/food/README.md': '`items/a.ts` `items/b.ts` `shared/food/items` `text/a`',
  };
  expect(missingPaths(repository(documents, ['shared/food/items/a.ts']))).toEqual([
    'shared/food/README.md: items/b.ts',
  ]);
});

test.each([
  ['api/server.ts', true],
  ['api/server.ts:12', true],
  ['api/server', true],
  ['api/', true],
  ['api/features/*/x.ts', true],
  ['api/features/<name>.ts', true],
  ['text/html', true],
  ['http/call(endpoint)', true],
  ['api/servers.ts', false],
  ['api/ser', false],
  ['api/jobs/*', false],
])('`%s` is not a missing path: %s', (code, isThere) => {
  const documents = { 'README.md': `Read \`${code}\`.` };
  const missing = missingPaths(repository(documents, ['api/server.ts', 'api/features/a/x.ts']));
  expect(missing.length === 0).toBe(isThere);
});

test('gaps, duplicates and wrong titles in the numbers of decisions are reported', () => {
  const decision = (number: string, name: string, title = number) => ({
    [`docs/decisions/${number}-${name}.md`]: `# ${title}: What\n`,
  });
  const good = { ...decision('0000', 'template'), ...decision('0001', 'a') };
  expect(wrongNumbers(repository(good))).toEqual([]);
  const wrong = { ...good, ...decision('0001', 'b'), ...decision('0003', 'c', '0004') };
  expect(wrongNumbers(repository(wrong))).toEqual([
    '0002 is missing',
    '0001 is there twice',
    'docs/decisions/0003-c.md: the title does not begin with 0003',
  ]);
});

test('a command that package.json does not have is reported, in documents and in code', () => {
  const documents = { 'README.md': 'Run `npm run test:unit -- FILE`, not `npm run test:all`.' };
  const code = new Map([['scripts/a.ts', '// npm run b']]);
  expect(missingCommands({ ...repository(documents), code })).toEqual([
    'README.md: npm run test:all',
    'scripts/a.ts: npm run b',
  ]);
});

test('a document that code names but that does not exist is reported', () => {
  const files = ['docs/api.md', 'docs/decisions/0001-local-first.md'];
  const code = new Map([
    ['api/a.ts', '// See docs/api.md, and docs/decisions/0001.'],
    ['api/b.ts', '// See docs/apis.md, and docs/decisions/0002.'],
  ]);
  expect(missingDocuments({ ...repository({}, files), code })).toEqual([
    'api/b.ts: docs/apis.md',
    'api/b.ts: docs/decisions/0002',
  ]);
});

test('a recipe must name every file by its whole path', () => {
  const recipe = '`api/a.ts` `a.ts` `api/<kind>.ts` `RECORDS` `api/b.sql`';
  const documents = {
    'CONTRIBUTING.md': `## Commands\n\n\`c.ts\`\n\n## Recipe: a call\n\n${recipe}\n`,
  };
  expect(missingRecipeFiles(repository(documents, ['api/a.ts']))).toEqual([
    'CONTRIBUTING.md: a.ts',
    'CONTRIBUTING.md: api/b.sql',
  ]);
});
