import { parentPort } from 'node:worker_threads';

import { openFoodTables } from '#shared/nutrition/table/food-table';
import { ALL_TABLES } from '#shared/nutrition/table/all-tables';

import { readWords, type MealInWords, type ReadMeal } from '../features/diary/read-words';
import { groundsOf, type ReadingFacts } from '../features/photos/reading/ground-items';
import type { MealReading } from '../gateways/vision/reading';

export type FoodTask =
  | { kind: 'meal'; meal: MealInWords }
  | { kind: 'ground'; reading: MealReading; facts: ReadingFacts };

/** First the release of the tables, when the worker is ready; then one answer for each task. */
export type FoodAnswer =
  { release: string } | { done: ReadMeal | ReadMeal['estimate'] } | { failed: string };

function serve(port: NonNullable<typeof parentPort>): void {
  const foods = openFoodTables(ALL_TABLES);
  const grounds = groundsOf(foods);
  const say = (answer: FoodAnswer) => {
    port.postMessage(answer);
  };
  const work = async (task: FoodTask): Promise<void> => {
    try {
      const { kind } = task;
      say({
        done:
          kind === 'meal'
            ? readWords(foods, task.meal)
            : await grounds.ground(task.reading, task.facts),
      });
    } catch (error) {
      say({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  };
  port.on('message', (task: FoodTask) => void work(task));
  say({ release: foods.release });
}

if (parentPort) serve(parentPort);
