import type { AdminParts } from '../parts';

/** What the host's commands on administrators need: no running server. */
export type CommandParts = Pick<
  AdminParts,
  'db' | 'now' | 'log' | 'passwords' | 'isCommonPassword'
>;

/** What is in the way, in words for the host. */
export class Problem extends Error {}
