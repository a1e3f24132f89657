import { type NotifyingWorker, showReminders } from './show-reminders';

type OpenWindow = Awaited<ReturnType<NotifyingWorker['clients']['matchAll']>>[number];

/** A fake of the browser for the worker: notifications, windows and events. */
class Browser implements NotifyingWorker {
  private readonly listeners = new Map<string, (event: never) => void>();
  shown: { title: string; options: NotificationOptions }[] = [];
  windows: OpenWindow[] = [];
  acts: string[] = [];

  readonly registration = {
    showNotification: async (title: string, options: NotificationOptions) => {
      this.shown.push({ title, options });
      return Promise.resolve();
    },
  };

  readonly clients = {
    matchAll: async () => Promise.resolve(this.windows),
    openWindow: async (url: string) => Promise.resolve(this.acts.push(`open ${url}`)),
  };

  addEventListener(type: string, listener: (event: never) => void): void {
    this.listeners.set(type, listener);
  }

  open(url: string, { refuses = false } = {}): void {
    this.windows.push({
      url: `https://platelog.example${url}`,
      focus: async () => {
        this.acts.push(`focus ${url}`);
        return Promise.resolve();
      },
      navigate: async (to) => {
        this.acts.push(`navigate ${to}`);
        return refuses ? Promise.reject(new TypeError('Not its client.')) : Promise.resolve();
      },
    });
  }

  /** Resolves when everything passed to `waitUntil` is done. */
  async tell(type: string, details: object): Promise<void> {
    const waits: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => waits.push(work);
    this.listeners.get(type)?.({ ...details, waitUntil } as never);
    await Promise.all(waits);
  }

  async push(text: string | null): Promise<void> {
    const data = text === null ? null : { json: () => JSON.parse(text) as unknown };
    await this.tell('push', { data });
  }

  async click(): Promise<void> {
    const close = () => this.acts.push('close');
    await this.tell('notificationclick', { notification: { close } });
  }
}

let browser: Browser;

beforeEach(() => {
  browser = new Browser();
  showReminders(browser);
});

test.each<[string, string | null, RegExp]>([
  ['a day without a meal', '{"type":"daily_reminder"}', /^Anything to log today/],
  ['the free limit', '{"type":"upload_limit"}', /^Your free photo analyses are used up/],
  ['a type of a newer server', '{"type":"no-such-type"}', /^Anything to log today/],
  ['no type', 'null', /^Anything to log today/],
  ['no JSON', 'later', /^Anything to log today/],
  ['nothing', null, /^Anything to log today/],
])('a push always shows one notification: %s', async (_what, text, body) => {
  await browser.push(text);
  expect(browser.shown).toEqual([
    { title: 'Platelog', options: expect.objectContaining({ body: expect.stringMatching(body) }) },
  ]);
});

test('a notification replaces the previous one and does not mention food or weight', async () => {
  await browser.push('{"type":"daily_reminder"}');
  await browser.push('{"type":"upload_limit"}');
  const words = browser.shown.map(({ title, options }) => `${title} ${options.body ?? ''}`);
  expect(new Set(browser.shown.map(({ options }) => options.tag)).size).toBe(1);
  expect(words.join()).not.toMatch(/\d|kcal|kg|lb|calorie|weigh/i);
});

describe('a tap', () => {
  test('opens the diary if no window is open', async () => {
    await browser.click();
    expect(browser.acts).toEqual(['close', 'open /food-tracker']);
  });

  test('opens the diary in the open window', async () => {
    browser.open('/insights?days=30');
    await browser.click();
    expect(browser.acts).toEqual(['close', 'focus /insights?days=30', 'navigate /food-tracker']);
  });

  test('leaves the recipes page open, and opens the diary in a new window', async () => {
    browser.open('/recipes');
    await browser.click();
    expect(browser.acts).toEqual(['close', 'open /food-tracker']);
  });

  test('only focuses an open diary, so that typed text is kept', async () => {
    browser.open('/food-tracker?day=2026-11-24');
    await browser.click();
    expect(browser.acts).toEqual(['close', 'focus /food-tracker?day=2026-11-24']);
  });

  test('focuses a window that cannot be navigated', async () => {
    browser.open('/insights', { refuses: true });
    await browser.click();
    expect(browser.acts.at(1)).toBe('focus /insights');
  });
});
