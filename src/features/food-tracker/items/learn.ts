import { rememberFoods } from '../../../store/food-memories';
import { lessonsOfCorrections, type Corrected } from './lessons';

/** Never fails: the meal is saved already. */
export async function learn(corrected: Corrected): Promise<void> {
  await rememberFoods(lessonsOfCorrections(corrected)).catch(() => undefined);
}
