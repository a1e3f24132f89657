import { setTimeout as pause } from 'node:timers/promises';

import type { PhotoFields } from '#shared/records/photo';
import type { Op, SyncResponse } from '#shared/sync/protocol';

import type { Answer } from '../kit/api-in-memory';
import { dataUrl, photoForm } from '../kit/pictures';
import type { Chance } from './chance';
import type { Gate } from './gate';
import type { Account, Batch, Ledger, Upload } from './ledger';
import type { Plan } from './plan';
import { jsonPost, Replica } from './replica';

const ANSWER_MS = 30_000;
const LATER_MS = 200;
const PAUSE_MS = 12;
/** A dead server refuses connections at once. */
const UNANSWERED_MS = 10;

export interface Picture {
  bytes: Buffer;
  fields: Omit<PhotoFields, 'mealId'>;
}

interface TakenPhoto {
  photoId: string;
  picture: Picture;
}

export interface World {
  server: { url: string };
  gate: Gate;
  ledger: Ledger;
  pictures: Picture[];
}

/** One writer: it repeats a request until it is answered, as a device's outbox does. */
export class Device {
  private readonly replica: Replica;
  private stopped = false;
  private photos = 0;
  private readonly waitingForUpgrade: TakenPhoto[] = [];

  constructor(
    private readonly account: Account,
    private readonly world: World,
    private readonly habits: { plan: Plan; chance: Chance },
  ) {
    this.replica = new Replica(account, world.server);
  }

  /** Writes until it is stopped, and waits for all responses. */
  async run(): Promise<void> {
    while (!this.stopped) {
      await this.write();
      await pause(this.habits.chance.between(0, PAUSE_MS));
    }
  }

  stop(): void {
    this.stopped = true;
  }

  async push(ops: Op[]): Promise<void> {
    const batch = this.world.ledger.batch(this.account, ops);
    const request = () => this.replica.request(ops);
    const { body } = await this.untilAnswered(batch, '/api/sync', request);
    this.checkResults(body as SyncResponse, ops);
    this.replica.takeIn(body as SyncResponse);
  }

  private async write(): Promise<void> {
    const { plan, chance } = this.habits;
    const first = this.photos === 0;
    const picture = chance.pick(this.world.pictures);
    if (!this.account.photos || !picture || !(first || chance.oneIn(2))) {
      await this.push(plan.batch());
      return;
    }
    this.photos += 1;
    const { photoId, ops } = plan.photo(picture.fields);
    await this.push([...ops, ...plan.batch()]);
    await this.upload({ photoId, picture });
    // Uploads again as after an upgrade, but without one: the count must still be right.
    const again = chance.oneIn(4) ? this.waitingForUpgrade.shift() : undefined;
    if (again) await this.upload(again);
  }

  private async upload(taken: TakenPhoto): Promise<void> {
    const upload = this.world.ledger.upload(this.account, taken.photoId);
    const request = () => this.imageRequest(taken);
    const answer = await this.untilAnswered(upload, '/api/analyze-image', request);
    const { status } = answer.body as { status: string };
    if (status === 'over_limit') this.waitingForUpgrade.push(taken);
  }

  private imageRequest({ photoId, picture: { bytes } }: TakenPhoto): RequestInit {
    const form = this.habits.chance.oneIn(2);
    if (form) return { method: 'POST', body: photoForm(bytes, { photoId }) };
    return jsonPost({ photoId, image: dataUrl(bytes) });
  }

  private async untilAnswered(
    sending: Batch | Upload,
    address: string,
    request: () => RequestInit,
  ): Promise<Answer> {
    const { gate, ledger } = this.world;
    for (;;) {
      const answer = await gate.through(async () => this.send(sending, address, request()));
      if (answer) ledger.news.emit('answer');
      if (answer?.status === 200) return answer;
      if (!answer) {
        ledger.unanswered += 1;
        await pause(UNANSWERED_MS);
        continue;
      }
      if (![429, 503].includes(answer.status)) {
        ledger.complaints.push(`${address}: ${answer.status} ${JSON.stringify(answer.body)}`);
        throw new Error(ledger.complaints.at(-1));
      }
      ledger.putOff += 1;
      await pause(LATER_MS);
    }
  }

  private async send(
    sending: Batch | Upload,
    address: string,
    request: RequestInit,
  ): Promise<Answer | undefined> {
    sending.sent += 1;
    if ('lastSentAt' in sending) sending.lastSentAt = Date.now();
    const signal = AbortSignal.timeout(ANSWER_MS);
    const visitor = this.replica.visitor();
    const answer = await visitor.send(address, { ...request, signal }).catch(() => undefined);
    if (answer?.status === 200) sending.acknowledged = true;
    return answer;
  }

  private checkResults({ results }: SyncResponse, ops: Op[]): void {
    for (const [place, { opId }] of ops.entries()) {
      const result = results[place];
      const plain = result?.status === 'applied' && result.lost === undefined;
      if (result?.opId === opId && plain) continue;
      this.world.ledger.complaints.push(`operation ${opId}: ${JSON.stringify(result)}`);
    }
  }
}
