import { rememberFoods } from '../../../store/food-memories';
import { lessonsOfCorrections, type Corrected } from './lessons';

/** Remembers what corrections teach. The meal is kept by then, whether or not anything can be learnt. */
export async function learn(corrected: Corrected): Promise<void> {
  await rememberFoods(lessonsOfCorrections(corrected)).catch(() => undefined);
}
