import { type BenchMeal, seededMeals } from './meals';

const AHEAD = 200;

/** Meals without an end, none of them twice. */
export class EndlessMeals {
  private ahead: BenchMeal[] = [];
  private batch = 0;

  /** @param seed those of different seeds share no meal */
  constructor(private readonly seed = 0) {}

  take(count: number): BenchMeal[] {
    while (this.ahead.length < count) {
      this.batch += 1;
      this.ahead.push(...seededMeals(this.seed * 10_000 + this.batch, AHEAD));
    }
    return this.ahead.splice(0, count);
  }
}
