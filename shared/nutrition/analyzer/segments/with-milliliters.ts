import { isDrink } from '../amounts/additions';
import type { Chunk } from '../amounts/chunks-of';
import { type Amount, isCounted, type Phrase, readPhrase } from '../amounts/read-phrase';
import type { FoodTable } from '../../table/food-table';
import type { Find } from '../ranking/score-name';

/** What bottles, cans and glasses hold; other numbers beside a drink may be its energy. */
const VOLUMES: ReadonlySet<string> = new Set(
  (
    '175 180 187 200 237 240 250 275 284 300 330 335 341 350 355 360 375 380 400 414 440 450 473 475 500 ' +
    '550 568 591 600 620 650 660 700 710 750 800 900 1000 1250 1500 2000'
  ).split(' '),
);
const BEHIND = /^(?<drink>\D{2,40}) (?<ml>\d{3,4})$/;
const AHEAD = /^(?<ml>\d{3,4}) (?<drink>\D{2,40})$/;
const VESSELS = /^(?:can|bottle|carton|package|pouch)$/;

/** 'powerade 750', 'choc milk (500)', '600 oak iced coffee': so many milliliters of a drink, if none is called so. */
export function withMilliliters(table: FoodTable, find: Find, chunks: readonly Chunk[]): Chunk[] {
  const isDrunk = (food: string) => {
    const match = find(food);
    return match !== undefined && !match.slip && isDrink(table, match.place);
  };
  return chunks.reduce<Chunk[]>((told, chunk) => {
    const before = told.at(-1);
    const each = before && ofEach(before.phrase, chunk.phrase);
    if (before && each && isDrunk(before.phrase.food))
      return [...told.slice(0, -1), { ...before, phrase: each }];
    const isCalledSo = find(chunk.phrase.food)?.named === true;
    return [...told, isCalledSo ? chunk : poured(chunk, isDrunk)];
  }, []);
}

function poured(chunk: Chunk, isDrunk: (food: string) => boolean): Chunk {
  const { phrase } = chunk;
  const told = BEHIND.exec(phrase.food) ?? AHEAD.exec(phrase.food);
  const { drink = '', ml = '' } = told?.groups ?? {};
  if (!VOLUMES.has(ml) || !isOpen(phrase) || !isDrunk(drink)) return chunk;
  const count = isCounted(phrase) ? `${phrase.amount.count} x ` : '';
  const { amount } = readPhrase(`${count}${ml} ml ${drink}`);
  return { ...chunk, phrase: { ...phrase, food: drink, amount } };
}

// Less is rather the whole of several shots, and more a jug.
const ONE_LEAST = 150;
const ONE_MOST = 1000;

/** '4 cokes 330 ml': the volume is of one of them. */
function ofEach(before: Phrase, { food, amount }: Phrase): Phrase | undefined {
  const { count: many = 1 } = before.amount;
  if (food !== '' || many <= 1 || !Number.isInteger(many) || !isOpen(before) || !isOfOne(amount))
    return undefined;
  const text = `${many} x ${amount.text}`;
  return { ...before, amount: { ...amount, count: many * (amount.count ?? 1), text } };
}

function isOfOne({ count = 1, unit }: Amount): boolean {
  if (unit?.kind !== 'volume' || unit.spoken) return false;
  const ml = count * unit.ml;
  return ml >= ONE_LEAST && ml <= ONE_MOST;
}

function isOpen({ amount: { unit, energy, share } }: Phrase): boolean {
  if (energy !== undefined || share !== 1) return false;
  return unit === undefined || (unit.kind === 'measure' && VESSELS.test(unit.word));
}
