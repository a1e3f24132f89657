import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/**
 * Opens a page as a first visitor does: without a service worker between it and the server.
 * @param options Playwright's options, with `baseURL`
 */
export async function firstVisit(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  return context.newPage();
}

/** Records what no page may do: violate the policy, request another origin, or throw in its script. */
export async function noteTrouble(page: Page, origin: string): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction('noteViolation', (what: string) => seen.push(what));
  await page.addInitScript(() => {
    const { noteViolation } = window as unknown as { noteViolation: (what: string) => void };
    document.addEventListener('securitypolicyviolation', (event) => {
      noteViolation(`${event.violatedDirective} ${event.blockedURI} ${location.pathname}`);
    });
  });
  page.on('request', (request) => {
    const { origin: asked, protocol } = new URL(request.url());
    if (asked !== origin && !['blob:', 'data:'].includes(protocol)) seen.push(request.url());
  });
  page.on('pageerror', (error) => seen.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') seen.push(message.text());
  });
  return seen;
}
