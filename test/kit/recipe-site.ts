import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site with recipes; each path has its own handler. */
export class RecipeSite {
  /** Paths and headers of all requests. */
  readonly asked: { path: string; headers: Record<string, unknown> }[] = [];

  private constructor(private readonly server: Server) {}

  static async start(pages: Record<string, RequestListener>): Promise<RecipeSite> {
    const server = createServer();
    const site = new RecipeSite(server);
    server.on('request', (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      site.asked.push({ path: pathname, headers: request.headers });
      const page = pages[pathname];
      if (page) page(request, response);
      else response.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>Not here</h1>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return site;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** A page as recipe sites make them: text for people, and the same as JSON-LD. */
export function recipePage(recipe: object, head = ''): string {
  const graph = {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'WebPage', name: 'A page' },
      { '@type': 'Recipe', ...recipe },
    ],
  };
  return `<!doctype html><html><head><title>A recipe</title>${head}
<script type="application/ld+json">${JSON.stringify(graph)}</script></head><body><h1>A recipe</h1></body></html>`;
}

/** Answers with a page. */
export function html(text: string): RequestListener {
  return (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(text);
  };
}

export const LENTIL_SOUP = {
  name: 'Lentil soup &amp; toast',
  recipeYield: ['4', '4 bowls'],
  recipeIngredient: [
    '250 g red lentils',
    '1 onion, chopped',
    '2 tbsp olive oil',
    '1 l vegetable stock',
    '4 slices of bread',
  ],
  recipeInstructions: [
    {
      '@type': 'HowToSection',
      name: 'Soup',
      itemListElement: [{ '@type': 'HowToStep', text: 'Fry the onion.' }],
    },
    { '@type': 'HowToStep', text: 'Add lentils and stock, <b>simmer</b> for 20 minutes.' },
  ],
  recipeCategory: 'Soup',
  keywords: 'quick, winter',
  nutrition: {
    '@type': 'NutritionInformation',
    calories: '395 kcal',
    proteinContent: '19 g',
    carbohydrateContent: '56,5 g',
    fatContent: '10 g',
  },
};
