import type { CreditReason } from '#shared/contract/photo-credits';

export interface PhotoRemovalsTable {
  person: string;
  /** Empty for all photos of the user. */
  name: string;
  /** When to try it. */
  run_at: number;
  attempts: number;
  /** Until when the process that is trying it holds it. */
  held_until: number;
}

export interface PhotoFilesTable {
  user_id: string;
  photo_id: string;
  sha256: string;
  bytes: number;
  mime: string;
  created_at: number;
}

export interface PhotoChargesTable {
  user_id: string;
  photo_id: string;
  charged: number;
  changed_at: number;
}

export interface PhotoCreditsTable {
  user_id: string;
  n: number;
  photo_id: string;
  change: number;
  why: CreditReason;
  used: number;
  at: number;
}
