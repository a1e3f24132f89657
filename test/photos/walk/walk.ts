import type { Chance } from '../../crash/chance';
import { checkBook, checkRest, checkWaiting } from '../life/checks';
import { Life, type Pair, type Place } from '../life/life';
import type { Anything, Said } from '../life/worker';
import { anyAnswer, failing } from './any-answer';
import { SaidMeals } from './said-meals';

const PAIRS_MOST = 5;
const ENDED = ['done', 'failed', 'over_limit'];

const OF_A_PAIR = [
  ...(['upload', 'upload', 'remove', 'restore', 'removePhoto', 'restorePhoto'] as const),
  ...(['replace', 'ask', 'ask', 'describe', 'bringMeal'] as const),
];
const OF_ALL = ['later', 'later', 'tidy', 'premium', 'free'] as const;
const OF_WORDS = ['add', 'add', 'reword', 'ask', 'correct', 'settle'] as const;

/** One user's photos and words, with a provider that answers anything, in random steps. */
export class Walk {
  private readonly words: SaidMeals;

  private constructor(
    private readonly life: Life,
    private readonly chance: Chance,
    private readonly pictures: readonly Buffer[],
  ) {
    this.words = new SaidMeals(life, chance.split());
  }

  static async begin(place: Place, chance: Chance, pictures: readonly Buffer[]): Promise<Walk> {
    return new Walk(await Life.begin(place), chance, pictures);
  }

  async steps(count: number): Promise<void> {
    for (let step = 0; step < count; step += 1) {
      await this.step();
      await checkBook(this.life);
    }
    await this.words.check();
  }

  /** Everything ends, in success or failure, whatever the provider does meanwhile. */
  async end(): Promise<void> {
    const { life, chance } = this;
    const down = failing(chance);
    await this.rest(chance.oneIn(4) ? () => down : () => anyAnswer(chance));
    for (const pair of life.pairs) await life.bringBack(pair);
    await this.rest(() => anyAnswer(chance));
    for (const pair of life.pairs) await life.upload(pair);
    await this.rest(() => anyAnswer(chance));
    for (const pair of life.pairs) expect(ENDED).toContain((await life.seen(pair))[0]);
  }

  private async rest(say: () => Said | Anything): Promise<void> {
    await this.life.rest(say);
    await checkBook(this.life);
    await checkRest(this.life);
    await checkWaiting(this.life);
    await this.words.check();
    await this.words.checkRest();
  }

  private async step(): Promise<void> {
    const { life, chance, words } = this;
    const which = chance.between(0, 9);
    if (which < 1) return this.take();
    if (which < 4) return this.pairStep();
    if (which < 6) return words[chance.pick(OF_WORDS) ?? 'add']();
    if (which < 7) return life[chance.pick(OF_ALL) ?? 'later']();
    await this.workerStep();
  }

  private async take(): Promise<void> {
    const { life, chance, pictures } = this;
    const bytes = chance.pick(pictures);
    if (!bytes || life.pairs.length >= PAIRS_MOST) return;
    await life.take(bytes, chance.oneIn(3) ? 'photo alone' : 'both');
  }

  private async pairStep(): Promise<void> {
    const { life, chance } = this;
    const pair: Pair | undefined = chance.pick(life.pairs);
    const what = chance.pick(OF_A_PAIR) ?? 'upload';
    if (pair) await life[what](pair);
  }

  private async workerStep(): Promise<void> {
    const { worker } = this.life;
    const what = this.chance.between(0, 2);
    if (what === 0) await worker.start();
    else if (what === 1) await worker.hear(anyAnswer(this.chance));
    else await worker.end();
  }
}
