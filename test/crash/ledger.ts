import { EventEmitter } from 'node:events';

import type { Op } from '#shared/sync/protocol';

export interface Account {
  id: string;
  cookie: string;
  /** Whether its devices take photos. In an account without photos only the devices write. */
  photos: boolean;
}

/** Operations of one request, which is repeated unchanged until it is answered. */
export interface Batch {
  account: Account;
  ops: Op[];
  sent: number;
  lastSentAt: number;
  acknowledged: boolean;
}

export interface Upload {
  account: Account;
  photoId: string;
  sent: number;
  acknowledged: boolean;
}

/** What was sent and what the server has promised: what a check compares with the stored data. */
export class Ledger {
  readonly accounts: Account[] = [];
  readonly batches: Batch[] = [];
  readonly uploads: Upload[] = [];
  /** Emits 'answer' at every response of the server. */
  readonly news = new EventEmitter<{ answer: [] }>();
  /** Responses that should not have happened. */
  readonly complaints: string[] = [];
  /** Requests that the server deferred. */
  putOff = 0;
  /** Requests with no response, or an incomplete one. */
  unanswered = 0;

  batch(account: Account, ops: Op[]): Batch {
    const batch = { account, ops, sent: 0, lastSentAt: 0, acknowledged: false };
    this.batches.push(batch);
    return batch;
  }

  upload(account: Account, photoId: string): Upload {
    const upload = { account, photoId, sent: 0, acknowledged: false };
    this.uploads.push(upload);
    return upload;
  }

  /** The same for some accounts only. */
  of(accounts: readonly Account[]): Pick<Ledger, 'accounts' | 'batches' | 'uploads'> {
    const wanted = new Set(accounts);
    return {
      accounts: [...accounts],
      batches: this.batches.filter(({ account }) => wanted.has(account)),
      uploads: this.uploads.filter(({ account }) => wanted.has(account)),
    };
  }
}
