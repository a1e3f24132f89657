import type { AdminServices } from '../admin-services';

/** What the host's commands need: no running server. */
export type CommandParts = Pick<
  AdminServices,
  'db' | 'now' | 'log' | 'passwords' | 'isCommonPassword'
>;

/** Why a command failed, in words for the host. */
export class Problem extends Error {}
