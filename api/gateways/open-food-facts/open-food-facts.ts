import type { FoodFields } from '#shared/records/food';

import { boundedFetch } from '../vision/bounded-fetch';
import { answerSchema, foodIn } from './answer';

export interface OpenFoodFactsSettings {
  /** Where it asks those who use it to write to; its being set is what turns the asking on. */
  contact: string;
  url: string;
  version: string;
}

/** It could not be asked now: no connection, no time, a strange answer, or asked too often. */
export class NotAsked extends Error {
  constructor(readonly retryAfterMs: number) {
    super('Open Food Facts could not be asked.');
    this.name = 'NotAsked';
  }
}

const TIMEOUT_MS = 8_000;
const MINUTE_MS = 60_000;
// It answers 15 questions a minute of one address.
const PER_MINUTE = 12;
const REST_MS = 2 * MINUTE_MS;
const FIELDS =
  'code,product_name,product_name_en,brands,serving_quantity,serving_quantity_unit,product_quantity_unit,nutriments';

/** Asks Open Food Facts for a product, and nothing of who wants to know. */
export class OpenFoodFacts {
  private asked: number[] = [];
  private restsUntil = 0;

  constructor(
    private readonly settings: OpenFoodFactsSettings,
    private readonly now: () => number,
  ) {}

  /** The product; null where nobody has told of it there. Throws NotAsked. */
  async find(barcode: string): Promise<FoodFields | null> {
    this.take();
    try {
      return await this.ask(barcode);
    } catch (error) {
      this.restsUntil = this.now() + REST_MS;
      throw error instanceof NotAsked ? error : new NotAsked(REST_MS);
    }
  }

  private take(): void {
    const now = this.now();
    if (this.restsUntil > now) throw new NotAsked(this.restsUntil - now);
    this.asked = this.asked.filter((at) => at > now - MINUTE_MS);
    const [first = now] = this.asked;
    if (this.asked.length >= PER_MINUTE) throw new NotAsked(first + MINUTE_MS - now);
    this.asked.push(now);
  }

  private async ask(barcode: string): Promise<FoodFields | null> {
    const { url, contact, version } = this.settings;
    const address = new URL(`/api/v2/product/${barcode}`, url);
    address.searchParams.set('fields', FIELDS);
    const response = await boundedFetch(address, {
      headers: { 'User-Agent': `Platelog/${version} (${contact})`, Accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status !== 200 && response.status !== 404) throw new NotAsked(REST_MS);
    const answer = answerSchema.parse(await response.json());
    return answer.status === 1 ? foodIn(answer, barcode) : null;
  }
}
