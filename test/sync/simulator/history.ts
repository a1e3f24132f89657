import { chanceOf, pick, type Chance } from './chance';

/**
 * One event. The numbers, from 0 to 1, select among the available choices at that time, so that a history stays
 * meaningful when steps are removed.
 */
export interface Step {
  does: StepName;
  a: number;
  b: number;
  c: number;
}

export interface History {
  seed: number;
  /** Devices of the first user; a second user has one. */
  devices: number;
  /** Rows per page of changes. */
  pageSize: number;
  steps: Step[];
}

// Relative frequency of each step.
const PLAIN = {
  create: 6,
  edit: 18,
  profile: 3,
  delete: 6,
  undelete: 4,
  photo: 3,
  'delete-photo': 1,
  start: 16,
  round: 12,
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
  job: 2,
  'job-begin': 2,
  'job-answer': 2,
  'job-write': 2,
  'job-dies': 0.5,
  decide: 4,
  tidy: 1,
} as const;
const RARE = { 'power-loss': 8, reload: 4, backup: 2, 'put-back': 2.5 } as const;

const MEMORY = { remember: 10, forget: 3 } as const;

// With the kitchen, users cook, plan and shop, and change other records less often.
const KITCHEN = {
  create: 2,
  edit: 5,
  profile: 1,
  delete: 2,
  undelete: 2,
  photo: 1,
  'add-recipe': 4,
  'edit-recipe': 8,
  plan: 4,
  'edit-plan': 6,
  eat: 4,
  'take-back': 3,
  'add-item': 3,
  tick: 9,
  'add-rule': 4,
  'remove-rule': 3,
  'add-slot': 3,
  'edit-slot': 4,
  'delete-of-kitchen': 5,
  'restore-of-kitchen': 5,
} as const;

export type StepName =
  keyof typeof PLAIN | keyof typeof RARE | keyof typeof MEMORY | keyof typeof KITCHEN;

/** What may happen besides the plain steps; each profile is used in a part of the histories. */
export type Profile =
  'plain' | 'power' | 'reload' | 'restore' | 'all' | 'kitchen' | 'kitchen-and-all';

const PROFILES: Record<Profile, Partial<Record<StepName, number>>> = {
  plain: {},
  power: { 'power-loss': RARE['power-loss'] },
  reload: { reload: RARE.reload },
  restore: { backup: RARE.backup, 'put-back': RARE['put-back'] },
  all: { ...RARE, 'power-loss': 4 },
  kitchen: KITCHEN,
  'kitchen-and-all': { ...KITCHEN, ...RARE, 'power-loss': 4 },
};

export const WITHOUT_RESTORES: readonly Profile[] = ['plain', 'power', 'reload'];
/** Histories in which the server is restored to a backup. */
export const WITH_RESTORES: readonly Profile[] = ['restore', 'all'];
/** The default profiles; every check runs in every profile. */
export const PLAYED: readonly Profile[] = [...WITHOUT_RESTORES, ...WITH_RESTORES];
/**
 * Histories of recipes, plan, shopping list, food rules and meal slots. They run separately: in `PLAYED`, they would
 * change the history of each recorded seed.
 */
export const OF_THE_KITCHEN: readonly Profile[] = ['kitchen', 'kitchen-and-all'];

// Three of seven histories have records that several devices may create.
const MEMORY_OF = [7, 3] as const;
const STEPS_LEAST = 15;
const STEPS_MORE = 50;

export function profileOf(seed: number, profiles: readonly Profile[]): Profile {
  return profiles[seed % profiles.length] ?? 'plain';
}

export function historyOf(seed: number, profiles: readonly Profile[] = PLAYED): History {
  const chance = chanceOf(seed);
  const profile = PROFILES[profileOf(seed, profiles)];
  const weights = Object.entries({
    ...PLAIN,
    ...profile,
    ...(seed % MEMORY_OF[0] < MEMORY_OF[1] ? MEMORY : {}),
  });
  const steps: Step[] = [];
  const length = STEPS_LEAST + Math.floor(chance() * STEPS_MORE);
  while (steps.length < length) {
    const does = weighted(weights, chance()) as StepName;
    steps.push({ does, a: chance(), b: chance(), c: chance() });
  }
  if (profile.backup) restoreOnce(steps, chance);
  return {
    seed,
    devices: pick([2, 2, 3, 4], chance()) ?? 2,
    pageSize: pick([1, 2, 3, 500], chance()) ?? 2,
    steps,
  };
}

/** Adds a backup and a later restore at random places: without the two nothing is tested. */
function restoreOnce(steps: Step[], chance: Chance): void {
  const at = Math.floor(chance() * (steps.length - 1));
  const later = at + 1 + Math.floor(chance() * (steps.length - at));
  const [a, b, c] = [chance(), chance(), chance()];
  steps.splice(later, 0, { does: 'put-back', a, b, c });
  steps.splice(at, 0, { does: 'backup', a, b, c });
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
