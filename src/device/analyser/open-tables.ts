import { openFoodTables, type FoodTable } from '#shared/nutrition/food-table';
import { FIRST_TABLES } from '#shared/nutrition/tables/first';

/**
 * The food tables of this device. The first are open at once; the one of ingredients is a file of its
 * own, which comes after them and from the same precache.
 */
export class OpenTables {
  /** What is open by now; its release says what that is. */
  now: FoodTable = openFoodTables(FIRST_TABLES);
  private loading: Promise<FoodTable> | undefined;

  /**
   * All tables: a reading that is kept waits for them, so that it is what the server would read.
   * Where the file does not come the first tables have to do, and the next question tries again.
   */
  async all(): Promise<FoodTable> {
    this.loading ??= this.load();
    try {
      return await this.loading;
    } catch {
      this.loading = undefined;
      return this.now;
    }
  }

  private async load(): Promise<FoodTable> {
    const { ALL_TABLES } = await import('#shared/nutrition/tables/all');
    this.now = openFoodTables(ALL_TABLES);
    return this.now;
  }
}
