import { counted } from '../../../ui/words/counted';

export function streakWords(streak: number): string {
  if (streak === 0) return 'Log a meal to begin a streak';
  return `${counted(streak, 'day')} in a row`;
}
