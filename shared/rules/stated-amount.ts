import type { MealItem } from '#shared/records/meal-item';

type Weighed = Pick<MealItem, 'amount' | 'source'>;

/** Whether a person has said how much of an item it was: no reading changes that. */
export function isAmountStated({ amount: { basis } }: Pick<MealItem, 'amount'>): boolean {
  return basis !== 'usual-portion' && basis !== 'model';
}

/** Whether a person has also said, or taught, what an item holds: then all of it stands. */
export function areFiguresStated({ amount, source }: Weighed): boolean {
  const isTaught = amount.basis === 'person' || amount.basis === 'whole';
  return isTaught || (isAmountStated({ amount }) && source.kind === 'person');
}
