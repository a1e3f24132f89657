/** A classic bug of sync engines, injected into the real code to test whether the simulator notices it. */
export interface Bug {
  name: string;
  /** The number of seeds within which it must be caught, if the recorded one no longer shows it. */
  budget: number;
  /** Whether it shows only if the server is restored to a backup. */
  restores?: true;
  /** Whether it shows only in records of the kitchen. */
  kitchen?: true;
  /** Only `npm run test:proofs` runs it: `npm test` has a similar one, or its history takes long. */
  proofOnly?: true;
  edits: { file: string; find: string; replace: string }[];
}

export const CATCHES = 2_000;
