import * as z from 'zod';

import { DETAIL_NUTRIENTS, DETAIL_ROWS } from '#shared/records/detail-nutrients';
import { DETAILS_OF_OPEN_FOOD_FACTS } from '#shared/records/detail-sources';
import {
  FOOD_NAME_MAX,
  type FoodFields,
  foodKind,
  OPEN_FOOD_FACTS,
  PLAIN_SERVING,
  PORTION_MAX,
} from '#shared/records/food';
import { NUTRIENT_SOURCES } from '#shared/records/nutrient-sources';
import { byNutrient, NUTRIENT_UNITS, type Nutrients } from '#shared/records/nutrients';

import { boundedFetch } from './bounded-fetch';

// The data is entered by volunteers and machines: a number may be a text, and anything may be missing or an empty text,
// which does not mean 0.
const number = z
  .union([z.number(), z.string().trim().min(1)])
  .pipe(z.coerce.number<number | string>().min(0))
  .optional()
  .catch(undefined);

const text = z.string().trim().optional().catch(undefined);

const productSchema = z.object({
  product_name: text,
  product_name_en: text,
  brands: text,
  serving_quantity: number,
  serving_quantity_unit: text,
  product_quantity_unit: text,
  nutriments: z.record(z.string(), z.unknown()).catch({}),
});

const answerSchema = z.object({
  status: z.coerce.number(),
  product: productSchema.optional(),
});

const KCAL_PER_KJ = 1 / 4.184;

const SODIUM_IN_SALT = 0.4;

export interface OpenFoodFactsSettings {
  /** The contact address that Open Food Facts asks for; setting it turns the calls on. */
  contact: string;
  url: string;
  version: string;
}

export class NotAsked extends Error {
  constructor(readonly retryAfterMs: number) {
    super('Open Food Facts could not be asked.');
    this.name = 'NotAsked';
  }
}

const TIMEOUT_MS = 8_000;
const MINUTE_MS = 60_000;
// The limit of Open Food Facts is 15 a minute for one address.
const PER_MINUTE = 12;
const REST_MS = 2 * MINUTE_MS;
const FIELDS =
  'code,product_name,product_name_en,brands,serving_quantity,serving_quantity_unit,product_quantity_unit,nutriments';

/** Sends nothing about the user. */
export class OpenFoodFacts {
  private asked: number[] = [];
  private restsUntil = 0;

  constructor(
    private readonly settings: OpenFoodFactsSettings,
    private readonly now: () => number,
  ) {}

  /** Null if Open Food Facts does not know the product. @throws NotAsked */
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

/** Null without a name or energy. */
function foodIn({ product }: z.output<typeof answerSchema>, barcode: string): FoodFields | null {
  if (!product) return null;
  const food = {
    name: plain(product.product_name_en || product.product_name || ''),
    brand: plain(product.brands?.split(',')[0] ?? '') || null,
    unit: isDrink(product) ? 'ml' : 'g',
    per100: nutrientsIn(product.nutriments),
    barcode,
    portions: servingsIn(product),
    source: { kind: 'database', name: OPEN_FOOD_FACTS },
  };
  return food.per100.calories === null ? null : (foodKind.client.safeParse(food).data ?? null);
}

type Product = z.output<typeof productSchema>;

function isDrink({
  serving_quantity_unit: serving,
  product_quantity_unit: whole,
}: Product): boolean {
  return serving === 'ml' || whole === 'ml';
}

function servingsIn({ serving_quantity: grams = 0 }: Product): FoodFields['portions'] {
  return grams > 0 && grams <= PORTION_MAX ? [{ text: PLAIN_SERVING, grams }] : [];
}

function nutrientsIn(nutriments: Record<string, unknown>): Nutrients {
  const of = (key: string) => number.parse(nutriments[`${key}_100g`] ?? undefined);
  const found = byNutrient((nutrient) => {
    const times = NUTRIENT_UNITS[nutrient] === 'mg' ? 1_000 : 1;
    return rounded(of(NUTRIENT_SOURCES[nutrient].openFoodFacts), times);
  });
  const kj = of('energy-kj') ?? of('energy');
  return {
    ...found,
    calories: rounded(of('energy-kcal') ?? (kj === undefined ? undefined : kj * KCAL_PER_KJ), 1),
    sodium: found.sodium ?? rounded(of('salt'), SODIUM_IN_SALT * 1_000),
    ...detailsIn(of),
  };
}

const PER_GRAM = { g: 1, mg: 1_000, µg: 1_000_000 } as const;

/** Leaves out missing values and implausibly high ones, because units are often mistaken there. */
function detailsIn(of: (key: string) => number | undefined): Partial<Nutrients> {
  const found = DETAIL_NUTRIENTS.flatMap((nutrient) => {
    const key = DETAILS_OF_OPEN_FOOD_FACTS[nutrient];
    const { unit, likely } = DETAIL_ROWS[nutrient];
    const amount = key === undefined ? null : rounded(of(key), PER_GRAM[unit]);
    return amount === null || amount > likely ? [] : [[nutrient, amount]];
  });
  return Object.fromEntries(found) as Partial<Nutrients>;
}

function rounded(amount: number | undefined, times: number): number | null {
  return amount === undefined ? null : Math.round(amount * times * 1_000) / 1_000;
}

function plain(words: string): string {
  return words
    .replace(/[\p{C}<>]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, FOOD_NAME_MAX)
    .trim();
}
