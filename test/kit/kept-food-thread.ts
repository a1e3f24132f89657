import { FoodThread } from '../../api/app/food-thread';
import { openLog } from '../../api/app/log';

const IDLE_MS = 10_000;

let kept: KeptFoodThread | undefined;

/**
 * A thread of the food tables that the next API of a test file goes on with: to load the tables takes a second of
 * processor time. One that has work when its API stops is stopped with it.
 */
export class KeptFoodThread extends FoodThread {
  private idle: NodeJS.Timeout | undefined;

  static take(): KeptFoodThread {
    const thread = kept ?? new KeptFoodThread(openLog('silent'));
    kept = undefined;
    clearTimeout(thread.idle);
    return thread;
  }

  override async stop(): Promise<void> {
    if (kept || !this.isIdle) return super.stop();
    kept = this;
    this.idle = setTimeout(() => {
      if (kept === this) kept = undefined;
      void super.stop();
    }, IDLE_MS);
    this.idle.unref();
  }
}
