import { uuidv7 } from 'uuidv7';

import type { Meal } from '#shared/records/meal';
import { analysisSchema, type Analysis, type MealItem } from '#shared/records/meal-item';
import { openProposal, shownItems } from '#shared/rules/meal-state';
import { differenceOfMeal, itemsAfter } from '#shared/rules/reading-difference';

import type { Chance } from '../../crash/chance';
import { deviceReading } from '../../kit/device-reading';
import { mealFields } from '../../kit/stores';
import { op } from '../../kit/sync-requests';
import type { Life } from '../life/life';

const SHARE_MOST = 0.15;

interface SaidMeal {
  id: string;
  /** The weight of rice that its words state, in g. */
  grams: number;
  /** The calories logged when these words were written, in kcal; null if no device has estimated them. */
  logged: number | null;
  /** The user's own items. */
  own: MealItem[] | null;
}

/** One user's meals in words, what the words state, and what must remain of that. */
export class SaidMeals {
  private readonly meals: SaidMeal[] = [];

  constructor(
    private readonly life: Life,
    private readonly chance: Chance,
  ) {}

  async add(): Promise<void> {
    const id = uuidv7();
    const [grams, fields] = this.words();
    this.meals.push({ id, grams, logged: loggedIn(fields), own: null });
    await this.life.sync(op({ id, patch: mealFields({ name: 'Rice', ...fields }) }));
  }

  async reword(): Promise<void> {
    const meal = this.chance.pick(this.meals);
    if (!meal || meal.own) return;
    const [grams, fields] = this.words();
    Object.assign(meal, { grams, logged: loggedIn(fields) });
    await this.life.edit(meal.id, fields);
  }

  async ask(): Promise<void> {
    const meal = this.chance.pick(this.meals);
    if (meal) await this.life.edit(meal.id, { asked: uuidv7() });
  }

  /** Makes the items the user's own: with another weight, or with one item removed. */
  async correct(): Promise<void> {
    const meal = this.chance.pick(this.meals);
    if (!meal) return;
    const [first, ...others] = shownItems(await this.read(meal)) ?? [];
    if (!first) return;
    const edited = { ...first, grams: 77, edited: ['grams' as const] };
    meal.own = this.chance.oneIn(3) ? others : [edited, ...others];
    await this.life.edit(meal.id, { items: meal.own });
  }

  /** Accepts or rejects a proposal; locked items stay either way. */
  async settle(): Promise<void> {
    const meal = this.chance.pick(this.meals);
    if (!meal) return;
    const read = await this.read(meal);
    const proposal = openProposal(read);
    if (!proposal) return;
    const settled = proposal.id ?? null;
    if (this.chance.oneIn(2)) return this.life.edit(meal.id, { settled });
    const before = shownItems(read) ?? [];
    const after = itemsAfter(differenceOfMeal(read, proposal));
    for (const item of before.filter(({ edited }) => edited.includes('grams')))
      expect(after.find(({ id }) => id === item.id)?.grams).toBe(item.grams);
    meal.own = after;
    await this.life.edit(meal.id, { items: after, settled });
  }

  /** What was stated and corrected is unchanged on every device. */
  async check(): Promise<void> {
    for (const said of this.meals) {
      const meal = await this.read(said);
      expect(meal.items).toEqual(said.own);
      for (const reading of [meal.analysis, meal.proposal]) if (reading) checkReading(reading);
      if (said.own) continue;
      const shown = shownItems(meal);
      if (shown) expect(weightsOf(shown)).toContain(said.grams);
      const proposal = openProposal(meal);
      if (proposal) expect(weightsOf(proposal.items)).toContain(said.grams);
      if (said.logged === null) continue;
      const share = Math.abs(caloriesOf(shown ?? []) / said.logged - 1);
      expect([said.id, share <= SHARE_MOST]).toEqual([said.id, true]);
    }
  }

  /** At rest nothing claims to be in progress. */
  async checkRest(): Promise<void> {
    for (const said of this.meals) {
      const { progress = null } = await this.read(said);
      expect([null, 'failed']).toContain(progress?.state ?? null);
    }
  }

  private words(): [grams: number, fields: Pick<Meal, 'description' | 'estimate'>] {
    const grams = this.chance.between(2, 60) * 10;
    const rest = this.chance.pick(['', ' and 2 eggs', ' with 10 g butter', ' and an apple']) ?? '';
    const description = `${grams} g white rice${rest}`;
    const estimate = this.chance.oneIn(4) ? null : deviceReading(description);
    return [grams, { description, estimate }];
  }

  private async read({ id }: SaidMeal): Promise<Meal> {
    return this.life.meal(id);
  }
}

const loggedIn = ({ estimate }: Pick<Meal, 'estimate'>) => estimate && caloriesOf(estimate.items);

const weightsOf = (items: readonly MealItem[]) => items.map(({ grams }) => grams);

function caloriesOf(items: readonly MealItem[]): number {
  return items.reduce(
    (sum, { per100g, grams }) => sum + ((per100g.calories ?? 0) * grams) / 100,
    0,
  );
}

/** Whatever the provider has answered, devices can parse it, and no item is larger than a person eats. */
function checkReading(reading: Analysis): void {
  analysisSchema.parse(reading);
  for (const item of reading.items) {
    expect(item.grams).toBeLessThanOrEqual(3_000);
    expect(caloriesOf([item])).toBeLessThanOrEqual(4_000);
  }
}
