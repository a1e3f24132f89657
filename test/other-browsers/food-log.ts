import { ADA } from '../kit/browsers';
import { button, field, link, type OtherBrowser } from './other-browser';

const PATIENCE_MS = 40_000;
const TICKS = [
  'I am 13 or older.',
  'I agree that Platelog works with my health data: my meals, weight, goals and body details. I can take this back in my profile.',
];
const LOOK_EVERY_MS = 100;

/** The app in one browser, as a user uses it. */
export class FoodLog {
  constructor(
    private readonly browser: OtherBrowser,
    private readonly url: string,
  ) {}

  async signUp(): Promise<void> {
    const { browser } = this;
    await browser.goto(`${this.url}/signup`);
    await this.sees('Create Account');
    await browser.type(field('First Name'), ADA.firstName);
    await browser.type(field('Last Name'), 'Lovelace');
    await browser.type(field('Email'), ADA.email);
    await browser.type(field('Password'), ADA.password);
    await browser.type(field('Confirm Password'), ADA.password);
    for (const tick of TICKS) await browser.click(field(tick));
    await browser.click(button('Create Account'));
    await this.sees('Your Goals');
    await browser.click(link('Do this later'));
    await this.sees(`Hello, ${ADA.firstName}`);
    // WebKit hangs on a database if its page is left while it is being created: wait until it exists.
    await browser.click(link('Track Meal'));
    await this.sees('No meals yet');
  }

  /** Waits until the service worker has cached the shell, so that the next start needs no server. */
  async shellIsKept(): Promise<void> {
    await this.until('the worker keeps the shell', async () =>
      this.browser.inPage(async () => {
        const names = await caches.keys();
        const kept = await Promise.all(
          names.map(async (name) => (await (await caches.open(name)).keys()).length),
        );
        return navigator.serviceWorker.controller !== null && kept.some((size) => size > 10);
      }),
    );
  }

  async open(): Promise<void> {
    await this.browser.goto(`${this.url}/food-tracker`);
    await this.sees('Describe Meal');
  }

  async reload(): Promise<void> {
    await this.browser.reload();
    await this.sees('Describe Meal');
  }

  async describeMeal(text: string): Promise<void> {
    // Expands the form if the window is small.
    await this.browser.click(button('Describe Meal'));
    await this.browser.type(field('Describe Meal'), text);
    await this.browser.click(button('Analyze Description'));
  }

  /** Waits until this many of the listed meals contain these words. */
  async mealsSay(count: number, words: string): Promise<void> {
    await this.until(`${count} meals say "${words}"`, async () => {
      const meals = await this.browser.inPage(() =>
        [...document.querySelectorAll('article')].map((article) => article.innerText),
      );
      return meals.filter((meal) => meal.includes(words)).length === count;
    });
  }

  /**
   * Waits until the server lists exactly these meals for the account on the page. Each meal's name is first the typed
   * words, until the device has estimated it.
   */
  async serverLists(names: string[]): Promise<void> {
    await this.until(`the server lists ${names.join(', ')}`, async () => {
      const listed = await this.mealsOnServer();
      return listed.join() === names.join();
    });
  }

  private async mealsOnServer(): Promise<string[]> {
    return this.browser.inPage(async () => {
      const answer = await fetch('/api/meals');
      const { meals } = (await answer.json()) as { meals: { name: string }[] };
      return meals.map((meal) => meal.name).sort();
    });
  }

  private async sees(words: string): Promise<void> {
    await this.until(`the page says "${words}"`, async () =>
      this.browser.inPage((sought) => document.body.innerText.includes(sought), words),
    );
  }

  private async until(what: string, holds: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    while (!(await holds())) {
      if (Date.now() > end) {
        const shown = await this.browser.inPage(() => document.body.innerText);
        throw new Error(`Waited in vain until ${what}. The page says:\n${shown}`);
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  }
}
