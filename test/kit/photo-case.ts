import type { Meal } from '#shared/records/meal';
import type { Photo } from '#shared/records/photo';

import type { JobsTable } from '../../api/store/tables';
import { ApiInMemory, type Visitor } from './api-in-memory';
import { photoForm, picture } from './pictures';
import { op, synced } from './sync-requests';

/** An API with an AI provider, and a clock that can be advanced. */
export class ProviderServer {
  private constructor(
    readonly api: ApiInMemory,
    private readonly clock: { ahead: number },
  ) {}

  static async start(
    url: string,
    env: Record<string, string> = {},
    providerMs?: number,
  ): Promise<ProviderServer> {
    const settings = {
      OPENAI_BASE_URL: url,
      OPENAI_MODEL: 'm',
      OPENAI_TIMEOUT_SECONDS: '1',
      ...env,
    };
    const clock = { ahead: 0 };
    const now = () => Date.now() + clock.ahead;
    const api = await ApiInMemory.start(
      settings,
      now,
      providerMs === undefined ? {} : { providerMs },
    );
    return new ProviderServer(api, clock);
  }

  now = () => Date.now() + this.clock.ahead;

  pass(ms: number): void {
    this.clock.ahead += Math.max(0, ms);
    this.api.services.jobs.wake();
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What happens to one photo: its state, its upload credits, and how its job ended. */
export class PhotoCase {
  private constructor(
    private readonly server: ProviderServer,
    private readonly ada: Visitor,
  ) {}

  static async start(server: ProviderServer): Promise<PhotoCase> {
    const ada = await server.api.member();
    const body = photoForm(await picture(64, 48), { mealTime: '2026-11-21T12:30' });
    expect((await ada.send('/api/analyze-image', { method: 'POST', body })).status).toBe(200);
    return new PhotoCase(server, ada);
  }

  async job(): Promise<JobsTable> {
    const { db } = this.server.api.services;
    const jobs = db.selectFrom('jobs').selectAll().where('user_id', '=', this.ada.userId);
    return jobs.executeTakeFirstOrThrow();
  }

  /** Waits until an attempt has ended. */
  async untilTried(): Promise<JobsTable> {
    for (let looks = 0; looks < 2_000; looks += 1) {
      const job = await this.job();
      const tried = job.state === 'queued' && job.run_at > job.created_at;
      if (tried || job.state === 'done' || job.state === 'failed') return job;
      await pause(5);
    }
    throw new Error('The job never ends.');
  }

  /** Advances the clock to each next attempt, up to the last. */
  async untilEnded(): Promise<void> {
    for (let job = await this.untilTried(); job.state === 'queued'; job = await this.untilTried()) {
      const appointed = job.run_at;
      this.server.pass(appointed - this.server.now());
      while (job.state !== 'done' && job.state !== 'failed') {
        job = await this.job();
        if (job.state === 'queued' && job.run_at !== appointed) break;
        await pause(5);
      }
    }
  }

  /** Another device changes the photo record. */
  async editPhoto(): Promise<void> {
    const { changes } = await synced(this.ada);
    const photo = changes.find(({ type }) => type === 'photo');
    const edit = op({
      type: 'photo',
      id: photo?.id ?? '',
      patch: { width: 65 },
      base: photo?.seq ?? 0,
    });
    const { results } = await synced(this.ada, { ops: [edit] });
    expect(results).toMatchObject([{ status: 'applied' }]);
  }

  meal = async () => this.record<Meal>('meal');

  /** How many more photos can be refunded today because of their content. */
  async refundsLeft(): Promise<number> {
    const { body } = await this.ada.get('/api/photo-credits');
    return (body as { pictureRefundsLeft: number }).pictureRefundsLeft;
  }

  private async record<T>(type: 'meal' | 'photo'): Promise<T> {
    const { data } = await this.server.api.services.db
      .selectFrom('records')
      .select('data')
      .where('user_id', '=', this.ada.userId)
      .where('type', '=', type)
      .executeTakeFirstOrThrow();
    return JSON.parse(data) as T;
  }

  async outcome() {
    const { db } = this.server.api.services;
    const { userId } = this.ada;
    const photo = await this.record<Photo>('photo');
    const { used } = await db
      .selectFrom('users')
      .select('images_uploaded as used')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const { analysis, progress, items } = await this.meal();
    expect(items).toBeNull();
    return {
      photo: [photo.status, photo.failure],
      progress: progress && [progress.state, progress.failure],
      items: analysis?.items.length ?? null,
      used,
      job: (await this.job()).state,
    };
  }
}
