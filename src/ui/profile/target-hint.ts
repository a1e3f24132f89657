import type { Objective } from '#shared/records/profile';

import { readNumber } from '../words/read-number';
import { messages } from './messages';

interface Entered {
  objective: Objective;
  /** As typed, both in one unit. */
  currentWeight: string;
  targetWeight: string;
}

/** A hint for the target weight's field if the weight contradicts the goal, such as a higher weight for losing weight. */
export function targetHint({ objective, ...typed }: Entered): string | undefined {
  const current = readNumber(typed.currentWeight);
  const target = readNumber(typed.targetWeight);
  if (current === null || target === null || objective === 'maintain_weight') return undefined;
  if (objective === 'lose_weight') return target < current ? undefined : messages.toLoseEnterLess;
  return target > current ? undefined : messages.toGainEnterMore;
}
