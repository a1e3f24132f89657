import type { Selectable } from 'kysely';

import { mailWhatWaits } from '../../api/app/maintenance';
import type { EmailCampaignsTable } from '../../api/store/reminders/reminder-tables';
import type { UsersTable } from '../../api/store/tables';
import { ApiInMemory, type Visitor } from './api-in-memory';
import { MailCounterpart, type ReceivedMail } from './mail-counterpart';
import { PushCounterpart } from './push-counterpart';
import { pushSettings } from './reminded-people';

const LOOKS = 1_000;

/** The API with mail, notifications and a clock that tests move. */
export class RemindingApi {
  private constructor(
    readonly api: ApiInMemory,
    readonly mail: MailCounterpart,
    readonly push: PushCounterpart,
    private readonly clock: { now: number },
  ) {}

  static async start(time: string): Promise<RemindingApi> {
    const clock = { now: Date.parse(time) };
    const [mail, push] = [await MailCounterpart.start(), await PushCounterpart.start()];
    const env = { SMTP_URL: mail.url, MAIL_FROM: 'info@example.org', ...pushSettings(push) };
    const api = await ApiInMemory.start(env, () => clock.now);
    return new RemindingApi(api, mail, push, clock);
  }

  get now(): number {
    return this.clock.now;
  }

  at(time: string): void {
    this.clock.now = Date.parse(time);
  }

  later(ms: number): void {
    this.clock.now += ms;
  }

  /** Runs the job that runs every minute, and waits until everything has been sent. */
  async minute(): Promise<void> {
    const { services } = this.api;
    await mailWhatWaits(services);
    for (let looks = 0; looks < LOOKS; looks += 1) {
      const { open } = await services.db
        .selectFrom('jobs')
        .select((eb) => eb.fn.countAll<number>().as('open'))
        .where('state', 'in', ['queued', 'running'])
        .where('run_at', '<=', this.now)
        .executeTakeFirstOrThrow();
      if (open === 0) return;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error('Something was never sent.');
  }

  /** The daily reminders received by mail. */
  get reminders(): ReceivedMail[] {
    return this.mail.received.filter(({ subject }) => subject === 'Anything to log today?');
  }

  async campaigns(): Promise<Selectable<EmailCampaignsTable>[]> {
    return this.api.services.db
      .selectFrom('email_campaigns')
      .selectAll()
      .where('campaign_type', '<>', 'welcome')
      .orderBy('triggered_at')
      .execute();
  }

  async account({ userId }: Visitor): Promise<Selectable<UsersTable>> {
    return this.api.services.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
  }

  async stop(): Promise<void> {
    await this.api.stop();
    await this.mail.stop();
    await this.push.stop();
  }
}

/** Gives every test of a file a new API, on June 1, and a user. */
export function withRemindedPerson(
  take: (given: { server: RemindingApi; ada: Visitor }) => void,
): void {
  let server: RemindingApi;
  beforeEach(async () => {
    server = await RemindingApi.start('2026-06-01T10:00Z');
    take({ server, ada: await server.api.member('Ada') });
  });
  afterEach(async () => server.stop());
}
