import { failureOfStatus } from '../../../api/gateways/vision/provider-failure';
import { textOfAnswer } from '../../../api/gateways/vision/openai-interface';
import { readingOf } from '../../../api/gateways/vision/reading';
import type { Chance } from '../../crash/chance';
import { completion, seen } from '../../kit/vision-counterpart';
import type { Anything } from '../life/worker';

// prettier-ignore
const STATUSES = [
  400, 401, 402, 403, 404, 408, 409, 413, 418, 422, 425, 429, 429, 451, 500, 502, 503, 504, 529,
];
const RETRY_AFTER = [
  ...[undefined, undefined, '0', '30', '3600', '99999999', '-5', 'soon', '1e309'],
  'Wed, 01 Jan 2099 00:00:00 GMT',
];
const NAMES = [
  ...['rice, white, cooked', 'rice, white, cooked', 'egg, whole, boiled', 'olive oil', 'beer'],
  ...['peanut butter', 'pizza', 'Rice pudding', 'qqwvkjx', '', '<b>', 'zzyzxqua', 'butter'],
];
const GRAMS = [-5, 0, 0.05, 1, 50, 100, 100, 150, 200, 500, 2_500, 5_000, 1e9];
const FIGURES = [
  ...[null, null, { calories: 200, protein: 10, carbs: 30, fat: 4 }],
  { calories: 1e6, protein: -3, carbs: 0, fat: 0 },
];
const BODIES = [
  ...[undefined, null, '', 'sorry', [], {}, { choices: [] }, { choices: [null] }],
  ...[{ choices: [{ message: null }] }, { choices: [{ message: { content: [] } }] }],
  ...[{ choices: [{ finish_reason: 'length', message: { content: '{}' } }] }],
  ...[{ choices: [{ message: { refusal: 'no', content: null } }] }],
  ...[completion('{"verdict":"food"'), completion('I see rice.'), completion('{}')],
];

/** Any response of a provider, as the gateway handles it. */
export function anyAnswer(chance: Chance): Anything {
  const kind = chance.between(0, 9);
  if (kind < 3) return failing(chance);
  const body = kind < 4 ? chance.pick(BODIES) : completion(JSON.stringify(anyReading(chance)));
  return () => readingOf(textOfAnswer(body));
}

/** A provider that fails in the same way for every request. */
export function failing(chance: Chance): Anything {
  const [status = 500, retryAfter] = [chance.pick(STATUSES), chance.pick(RETRY_AFTER)];
  return (now) => {
    throw failureOfStatus(status, retryAfter, now);
  };
}

function anyReading(chance: Chance) {
  const count = chance.oneIn(20) ? 45 : chance.between(0, 4);
  const verdict = chance.oneIn(5) ? chance.pick(['not_food', 'unclear', 'plate']) : 'food';
  const question = { item: chance.between(-1, 4), text: 'How much?', options: ['1', '', '<i>'] };
  const questions = Array.from({ length: chance.between(0, 4) }, () => question);
  return { verdict, items: Array.from({ length: count }, () => anyItem(chance)), questions };
}

function anyItem(chance: Chance) {
  const gram = () => chance.pick(GRAMS) ?? 0;
  return seen({
    name: chance.pick(NAMES) ?? '',
    preparation: chance.pick(['', 'fried', 'raw', 'dry']) ?? '',
    grams: gram(),
    grams_low: gram(),
    grams_high: gram(),
    confidence: chance.pick(['high', 'medium', 'low'] as const) ?? 'low',
    per_100g: chance.pick(FIGURES) ?? null,
  });
}
