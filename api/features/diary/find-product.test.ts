import { ApiInMemory, type Visitor } from '../../../test/kit/api-in-memory';
import { OpenFoodFactsCounterpart } from '../../../test/kit/open-food-facts-counterpart';

const OATS = '5901234123457';
const COLA = '4006381333931';
const STRANGE = '96385074';
const UNKNOWN = '0036000291452';
const PARTLY = '4000417025005';
const EMPTY = '3017620422003';

const PRODUCTS = {
  [OATS]: {
    product_name: '  Oat <b>flakes</b>\u0000 ',
    brands: 'Mill, Other',
    serving_quantity: '40',
    serving_quantity_unit: 'g',
    nutriments: {
      'energy-kcal_100g': '374',
      fat_100g: 3.5,
      carbohydrates_100g: 68,
      proteins_100g: 12,
      salt_100g: 0.75,
      sugars_100g: -1,
      fiber_100g: 'some',
      calcium_100g: 0.054,
      iron_100g: '0.0036',
      'vitamin-d_100g': 0.0000012,
      // A value in mg instead of grams; no food contains that much.
      'vitamin-b12_100g': 2.5,
    },
  },
  [COLA]: {
    product_name: 'Cola',
    product_quantity_unit: 'ml',
    nutriments: { 'energy-kj_100g': 180, sodium_100g: 0.004 },
  },
  [STRANGE]: { product_name: 'No energy', nutriments: [] },
  [PARTLY]: {
    product_name: 'Soup',
    serving_quantity: '',
    nutriments: {
      'energy-kcal_100g': '',
      'energy-kj_100g': 418.4,
      fat_100g: ' ',
      proteins_100g: 0,
      sugars_100g: '',
      salt_100g: 1,
      sodium_100g: '',
    },
  },
  [EMPTY]: { product_name: 'Bread', nutriments: { 'energy-kcal_100g': '', fat_100g: '' } },
};

let counterpart: OpenFoodFactsCounterpart;
let api: ApiInMemory;
let ada: Visitor;

beforeEach(async () => {
  counterpart = await OpenFoodFactsCounterpart.start(PRODUCTS);
  api = await ApiInMemory.start({
    OPEN_FOOD_FACTS_CONTACT: 'host@example.org',
    OPEN_FOOD_FACTS_URL: counterpart.url,
  });
  ada = await api.member();
});
afterEach(async () => {
  await api.stop();
  await counterpart.stop();
});

const find = async (barcode: string, who = ada) => who.get(`/api/products?barcode=${barcode}`);

test("a product is looked up once for all users, with the host's contact address and without user data", async () => {
  const { body } = await find(OATS);
  expect(body).toEqual({
    asked: true,
    food: {
      name: 'Oat b flakes /b',
      brand: 'Mill',
      unit: 'g',
      barcode: OATS,
      portions: [{ text: '1 serving', grams: 40 }],
      source: { kind: 'database', name: 'Open Food Facts' },
      per100: {
        calories: 374,
        protein: 12,
        carbs: 68,
        fat: 3.5,
        fiber: null,
        sugar: null,
        saturatedFat: null,
        sodium: 300,
        cholesterol: null,
        vitaminC: null,
        calcium: 54,
        iron: 3.6,
        vitaminD: 1.2,
      },
    },
  });
  expect((await find(OATS, await api.member())).body).toEqual(body);
  expect(counterpart.asked).toEqual([
    {
      path: `/api/v2/product/${OATS}`,
      agent: expect.stringMatching(/^Platelog\/\d+\.\d+\.\d+ \(host@example\.org\)$/),
    },
  ]);
});

test('a product with energy in kJ only and a drink are accepted', async () => {
  expect((await find(COLA)).body).toMatchObject({
    food: { unit: 'ml', portions: [], per100: { calories: 43.021, sodium: 4 } },
  });
});

test('an empty value is unknown, not 0', async () => {
  expect((await find(PARTLY)).body).toMatchObject({
    food: {
      portions: [],
      per100: { calories: 100, protein: 0, fat: null, sugar: null, sodium: 400 },
    },
  });
  expect((await find(EMPTY)).body).toEqual({ asked: true, food: null });
});

test('an unknown product, or one without usable nutrients, is not found, and not looked up again at once', async () => {
  for (const barcode of [UNKNOWN, STRANGE, UNKNOWN]) {
    expect((await find(barcode)).body).toEqual({ asked: true, food: null });
  }
  expect(counterpart.asked).toHaveLength(2);
});

test('an outage is reported, and the next lookup waits for a while', async () => {
  counterpart.status = 503;
  expect(await find(OATS)).toMatchObject({ status: 503, body: { code: 'busy' } });
  counterpart.status = 200;
  expect(await find(OATS)).toMatchObject({ status: 503 });
  expect(counterpart.asked).toHaveLength(1);
});

test('Open Food Facts is called at most twelve times a minute', async () => {
  const codes = [
    '0000000000000',
    '0000000000017',
    '0000000000024',
    '0000000000031',
    '0000000000048',
  ];
  const more = [
    '0000000000055',
    '0000000000062',
    '0000000000079',
    '0000000000086',
    '0000000000093',
  ];
  const last = ['0000000000109', '0000000000116', '0000000000123'];
  const statuses: number[] = [];
  for (const code of [...codes, ...more, ...last]) statuses.push((await find(code)).status);
  expect(statuses).toEqual([...Array<number>(12).fill(200), 503]);
  expect(counterpart.asked).toHaveLength(12);
});

test.each(['abc', '../../etc', '12345678901234567890'])(
  '%j is refused without calling Open Food Facts',
  async (barcode) => {
    expect((await find(encodeURIComponent(barcode))).status).toBe(400);
    expect(counterpart.asked).toEqual([]);
  },
);

test('if the host has not set it up, nothing is looked up', async () => {
  const quiet = await ApiInMemory.start({ OPEN_FOOD_FACTS_URL: counterpart.url });
  const member = await quiet.member();
  expect((await find(OATS, member)).body).toEqual({ asked: false, food: null });
  expect(counterpart.asked).toEqual([]);
  await quiet.stop();
});
