import { expect, type CDPSession, type Page } from '@playwright/test';

/** Does to an origin's service worker what the browser does: wakes it when the signal is back, and kills it. */
export class WorkerEvents {
  private registrationId = '';

  private constructor(
    private readonly cdp: CDPSession,
    private readonly origin: string,
  ) {}

  /** Works through any page of the browser that stays open. */
  static async through(page: Page, origin: string): Promise<WorkerEvents> {
    const cdp = await page.context().newCDPSession(page);
    const events = new WorkerEvents(cdp, origin);
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(
        ({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted,
      );
      if (ours) events.registrationId = ours.registrationId;
    });
    await cdp.send('ServiceWorker.enable');
    await expect.poll(() => events.registrationId).not.toBe('');
    return events;
  }

  /** The signal is back: sends what the browser sends to a worker whose pages have registered for it. */
  async wake(): Promise<void> {
    await this.cdp.send('ServiceWorker.dispatchSyncEvent', {
      origin: this.origin,
      registrationId: this.registrationId,
      tag: 'platelog-sync',
      lastChance: false,
    });
  }

  /** Ends the worker at once, in the middle of its work. */
  async kill(): Promise<void> {
    await this.cdp.send('ServiceWorker.stopAllWorkers');
  }
}
