import { openFoodTables, type FoodTable } from '#shared/nutrition/table/food-table';
import { FIRST_TABLES } from '#shared/nutrition/table/first-tables';

/** The first tables are open at once; the ingredients are a separate file of the same precache. */
export class OpenTables {
  /** Its release says which tables are open. */
  now: FoodTable = openFoodTables(FIRST_TABLES);
  private loading: Promise<FoodTable> | undefined;

  /** A saved reading waits for all tables, as on the server. If they do not load, the next call tries again. */
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
    const { ALL_TABLES } = await import('#shared/nutrition/table/all-tables');
    this.now = openFoodTables(ALL_TABLES);
    return this.now;
  }
}
