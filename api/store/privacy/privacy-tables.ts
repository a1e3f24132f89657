import type { Generated } from 'kysely';

import type { ConsentKind } from '#shared/contract/consents';

export interface ConsentsTable {
  id: Generated<number>;
  user_id: string;
  kind: ConsentKind;
  given: number;
  text_version: string;
  /** The name in the consent question. */
  provider: string | null;
  notes: number;
  at: number;
  withdrawn_at: number | null;
}

export interface EraseTicketsTable {
  ticket_hash: string;
  user_id: string;
  given_at: number;
}
