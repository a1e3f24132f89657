import { FoodThread } from '../../api/app/food-thread';
import { openLog } from '../../api/app/log';

const IDLE_MS = 10_000;

/** At most one. */
const kept: KeptFoodThread[] = [];

/**
 * A thread with the food tables that the next API of a test file reuses: loading the tables takes a second of processor
 * time. A thread that is busy when its API stops is stopped too.
 */
export class KeptFoodThread extends FoodThread {
  private idle: NodeJS.Timeout | undefined;

  static take(): KeptFoodThread {
    const thread = kept.pop() ?? new KeptFoodThread(openLog('silent'));
    clearTimeout(thread.idle);
    return thread;
  }

  override async stop(): Promise<void> {
    if (kept.length > 0 || !this.isIdle) return super.stop();
    kept.push(this);
    this.idle = setTimeout(() => {
      kept.length = 0;
      void super.stop();
    }, IDLE_MS);
    this.idle.unref();
  }
}
