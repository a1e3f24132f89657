import type { Op, OpResult } from '#shared/sync/protocol';

import type { StoredRecord } from '../../store/records';
import type { Batch } from './batch';
import type { Beginnings } from './first-fields';

/** An operation with what is known of its arrival. */
export interface Arrival {
  op: Op;
  replicaId: string;
  /** The change's time on the server's clock, and the time of receipt, in ms. */
  at: number;
  receivedAt: number;
}

/** What every operation of a request is applied to. */
export interface Applying {
  batch: Batch;
  beginnings: Beginnings;
}

/** An operation's hash and the JSON of its patch. */
export interface Content {
  hash: string;
  patch: string;
}

/** What an operation is answered, and the record as it stands then. */
export interface Answered {
  result: Omit<OpResult, 'row'>;
  record: StoredRecord | undefined;
}
