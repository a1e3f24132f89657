import { type BenchMeal, seededMeals } from './meals';

/** An endless supply of meals, all different. */
export class EndlessMeals {
  private ahead: BenchMeal[] = [];
  private batch = 0;

  /**
   * @param seed different seeds share no meal
   * @param atATime how many are generated at a time, and kept until they are taken
   */
  constructor(
    private readonly seed = 0,
    private readonly atATime = 200,
  ) {}

  take(count: number): BenchMeal[] {
    while (this.ahead.length < count) {
      this.batch += 1;
      this.ahead.push(...seededMeals(this.seed * 10_000 + this.batch, this.atATime));
    }
    return this.ahead.splice(0, count);
  }
}
