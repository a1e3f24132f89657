/** A classic mistake of sync engines, put into the real code to see whether the simulator notices. */
export interface Bug {
  name: string;
  /** Seeds within which it must be caught, where the recorded one no longer shows it. */
  budget: number;
  /** Whether it shows only where the server is set back to a backup. */
  restores?: true;
  /** Whether it shows only in records of the kitchen. */
  kitchen?: true;
  /** `npm test` leaves it to `npm run test:proofs`: another like it is tried there, or its history takes long. */
  proofOnly?: true;
  edits: { file: string; find: string; replace: string }[];
}

/** The usual budget. */
export const CATCHES = 2_000;
