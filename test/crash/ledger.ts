import { EventEmitter } from 'node:events';

import type { Op } from '#shared/sync/protocol';

export interface Account {
  id: string;
  cookie: string;
  /** Whether its devices take photos. One that takes none has no writes but its devices'. */
  photos: boolean;
}

/** Operations that go in one request, and come again together, unchanged, until they are answered. */
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

/** What was sent and what the server has promised: all that a check may hold against it. */
export class Ledger {
  readonly accounts: Account[] = [];
  readonly batches: Batch[] = [];
  readonly uploads: Upload[] = [];
  /** Says 'answer' at every answer of the server. */
  readonly news = new EventEmitter<{ answer: [] }>();
  /** Answers that should not have been. */
  readonly complaints: string[] = [];
  /** Requests that the server told to come later. */
  putOff = 0;
  /** Requests that got no answer, or a part of one. */
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
