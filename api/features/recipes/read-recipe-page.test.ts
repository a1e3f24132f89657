import { brotliCompressSync, gzipSync } from 'node:zlib';

import { ApiInMemory, type Visitor } from '../../../test/kit/api-in-memory';
import { html, LENTIL_SOUP, recipePage, RecipeSite } from '../../../test/kit/recipe-site';

let site: RecipeSite;
let api: ApiInMemory;
let ada: Visitor;

const SOUP = recipePage(LENTIL_SOUP);
const HUGE = gzipSync(Buffer.alloc(4 * 1024 * 1024, ' '));

const PAGES: Parameters<typeof RecipeSite.start>[0] = {
  '/soup': html(SOUP),
  '/packed': (_request, response) => {
    response
      .writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'br' })
      .end(brotliCompressSync(SOUP));
  },
  '/latin': (_request, response) => {
    const bytes = Buffer.from(SOUP.replace('Lentil', 'Purée'), 'latin1');
    response.writeHead(200, { 'Content-Type': 'text/html; charset=ISO-8859-1' }).end(bytes);
  },
  '/json': (_request, response) => {
    const recipe = { '@type': ['Thing', 'Recipe'], ...LENTIL_SOUP };
    response.writeHead(200, { 'Content-Type': 'application/ld+json' }).end(JSON.stringify(recipe));
  },
  '/moved': (_request, response) => {
    response.writeHead(301, { Location: '/soup' }).end();
  },
  '/round': (_request, response) => {
    response.writeHead(302, { Location: '/round' }).end();
  },
  '/away': (_request, response) => {
    response.writeHead(302, { Location: 'file:///etc/passwd' }).end();
  },
  '/words': html('<h1>Soup</h1><script type="application/ld+json">{"@type":"Recipe",</script>'),
  '/picture': (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'image/png' }).end('no page');
  },
  '/huge': (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip' }).end(HUGE);
  },
  '/cut': (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Length': '100000' });
    response.write('<h1>');
    setTimeout(() => response.destroy(), 20);
  },
};

beforeAll(async () => {
  site = await RecipeSite.start(PAGES);
  api = await ApiInMemory.start({ RECIPE_FETCH: '1', RECIPE_FETCH_PRIVATE: '1' });
  ada = await api.member();
});
afterAll(async () => {
  await api.stop();
  await site.stop();
});

const read = async (address: string, who = ada) => who.post('/api/recipes/read-page', { address });
const at = (path: string) => `${site.url}${path}`;

const READ = {
  name: 'Lentil soup & toast',
  servings: 4,
  ingredients: LENTIL_SOUP.recipeIngredient.join('\n'),
  method: 'Soup\n\nFry the onion.\n\nAdd lentils and stock, simmer for 20 minutes.',
  tags: ['Soup', 'quick', 'winter'],
};
const STATED = { calories: 395, protein: 19, carbs: 56.5, fat: 10 };

test('a page returns its recipe, its address and the nutrients given for a serving', async () => {
  const { status, body } = await read(at('/soup'));
  expect(status).toBe(200);
  expect(body).toEqual({
    ...READ,
    source: { name: '127.0.0.1', address: at('/soup'), servings: 4, stated: STATED },
  });
});

test('a page is requested without user data', async () => {
  await read(at('/soup'));
  const { headers } = site.asked.at(-1) ?? {};
  expect(Object.keys(headers ?? {}).sort()).toEqual(
    ['accept', 'accept-encoding', 'accept-language', 'connection', 'host', 'user-agent'].sort(),
  );
});

test.each(['/packed', '/json', '/moved'])('%s is read too', async (path) => {
  const { body } = await read(at(path));
  expect(body).toMatchObject(READ);
});

test('the source is the page that a redirect led to', async () => {
  const { body } = await read(at('/moved'));
  expect(body).toMatchObject({ source: { address: at('/soup') } });
});

test('a page in another encoding is decoded correctly', async () => {
  const { body } = await read(at('/latin'));
  expect(body).toMatchObject({ name: 'Purée soup & toast' });
});

test.each([
  ['/words', 'no_recipe_on_page', 'paste it'],
  ['/missing', 'page_not_read', 'could not be reached'],
  ['/round', 'page_not_read', 'could not be reached'],
  ['/away', 'page_not_read', 'could not be reached'],
  ['/picture', 'page_not_read', 'no web page'],
  ['/huge', 'page_not_read', 'too large'],
  ['/cut', 'page_not_read', 'could not be reached'],
])('%s is refused with an error text', async (path, code, words) => {
  const { status, body } = await read(at(path));
  expect(status).toBe(422);
  expect(body).toMatchObject({ code, detail: expect.stringContaining(words) as string });
});

test.each([
  'soup',
  'file:///etc/passwd',
  'ftp://example.org/soup',
  `https://example.org/${'a'.repeat(2_000)}`,
])('an invalid page address is refused: %.40s', async (address) => {
  const { status, body } = await read(address);
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'invalid_input' });
});

describe('without RECIPE_FETCH_PRIVATE', () => {
  let open: ApiInMemory;
  let bob: Visitor;
  beforeAll(async () => {
    open = await ApiInMemory.start({ RECIPE_FETCH: '1' });
    bob = await open.member();
  });
  afterAll(async () => open.stop());

  test.each([
    'http://127.0.0.1/soup',
    'http://localhost/soup',
    'http://0x7f.1/soup',
    'http://2130706433/soup',
    'http://[::1]/soup',
    'http://[::ffff:127.0.0.1]/soup',
    'http://[64:ff9b::7f00:1]/soup',
    'http://[::7f00:1]/soup',
    'http://[2002:7f00:1::]/soup',
    'http://10.1.2.3/soup',
    'http://192.168.1.10/soup',
    'http://169.254.169.254/latest/meta-data/',
    'http://100.64.0.1/soup',
    'http://[fd00::1]/soup',
    'http://[fe80::1]/soup',
    'http://0.0.0.0/soup',
    'http://93.184.216.34:8080/soup',
    'https://ada:secret@example.org/soup',
  ])('%s is not opened', async (address) => {
    const { status, body } = await read(address, bob);
    expect(status).toBe(422);
    expect(body).toMatchObject({ detail: 'This address is not one of the public web.' });
  });

  test('a site on this machine is not opened either, on any port', async () => {
    const before = site.asked.length;
    const { status } = await read(at('/soup'), bob);
    expect([status, site.asked.length]).toEqual([422, before]);
  });
});

test('if the host has not turned it on, no page is opened', async () => {
  const closed = await ApiInMemory.start();
  const eve = await closed.member();
  const before = site.asked.length;
  const { status, body } = await read(at('/soup'), eve);
  expect([status, site.asked.length]).toEqual([409, before]);
  expect(body).toMatchObject({ code: 'recipe_pages_off' });
  await closed.stop();
});
