import { chanceOf, pick } from './chance';

/**
 * One thing that happens. The numbers, from 0 to 1, choose among what there is to choose from at the
 * time, so that a history stays meaningful when steps are taken out of it.
 */
export interface Step {
  does: StepName;
  a: number;
  b: number;
  c: number;
}

export interface History {
  seed: number;
  /** Devices of the first person; a second person has one. */
  devices: number;
  /** Rows in a page of changes. */
  pageSize: number;
  steps: Step[];
}

// How often each thing happens, next to the others.
const PLAIN = {
  create: 8,
  edit: 16,
  delete: 3,
  undelete: 2,
  photo: 3,
  'delete-photo': 1,
  start: 22,
  deliver: 26,
  answer: 26,
  'lose-request': 3,
  'lose-answer': 4,
  duplicate: 4,
  fault: 3,
  crash: 2,
  fuse: 2,
  wait: 4,
  clock: 1.5,
  session: 1.5,
  job: 3,
  'job-dies': 0.5,
  decide: 2,
  tidy: 1,
} as const;
const RARE = { 'power-loss': 8, reload: 4, backup: 2, 'put-back': 2.5 } as const;

const MEMORY = { remember: 10, forget: 3 } as const;

export type StepName = keyof typeof PLAIN | keyof typeof RARE | keyof typeof MEMORY;

// Power loss, reloads and restores are each in a part of the histories: what they excuse is excused there alone.
const PROFILES: Partial<Record<StepName, number>>[] = [
  {},
  { 'power-loss': RARE['power-loss'] },
  { reload: RARE.reload },
  { backup: RARE.backup, 'put-back': RARE['put-back'] },
];

// Records that several devices may make are in a third of the histories.
const MEMORY_EVERY = 3;
const STEPS_LEAST = 15;
const STEPS_MORE = 50;

export function historyOf(seed: number): History {
  const chance = chanceOf(seed);
  const weights = Object.entries({
    ...PLAIN,
    ...PROFILES[seed % PROFILES.length],
    ...(seed % MEMORY_EVERY === 0 ? MEMORY : {}),
  });
  const steps: Step[] = [];
  const length = STEPS_LEAST + Math.floor(chance() * STEPS_MORE);
  while (steps.length < length) {
    const does = weighted(weights, chance()) as StepName;
    steps.push({ does, a: chance(), b: chance(), c: chance() });
  }
  return {
    seed,
    devices: pick([2, 2, 3], chance()) ?? 2,
    pageSize: pick([1, 2, 3, 500], chance()) ?? 2,
    steps,
  };
}

function weighted(weights: [string, number][], number: number): string {
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  let left = number * total;
  for (const [name, weight] of weights) {
    left -= weight;
    if (left < 0) return name;
  }
  return weights.at(-1)?.[0] ?? '';
}

export function has(history: History, does: StepName): boolean {
  return history.steps.some((step) => step.does === does);
}
