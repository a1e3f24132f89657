import { ApiInMemory } from '../../../test/kit/api-in-memory';
import { waitingMail } from '../../../test/kit/waiting-mail';
import { MailCounterpart } from '../../../test/kit/mail-counterpart';
import { until } from '../../../test/kit/taken-photo';
import { createAnnouncement } from '../../store/messages/announcements';
import { announcementHash, readAnnouncement } from './announcement-file';
import { mailAnnouncements } from './announcements';

const DAY_MS = 24 * 3600 * 1000;
const FILE = 'Title: A new price\nDate: 2027-03-01\n\nPremium costs more.\n\nIt was $12.99.\n';

describe('a file', () => {
  const read = (text: string) => () => readAnnouncement(Buffer.from(text));

  test.each([
    FILE,
    `\uFEFF${FILE}`,
    FILE.replaceAll('\n', '\r\n'),
    `date: 2027-03-01\ntitle:A new price\n \n${FILE.slice(37)}`,
  ])('%j is accepted', (text) => {
    expect(read(text)()).toEqual({
      title: 'A new price',
      effectiveOn: '2027-03-01',
      text: 'Premium costs more.\n\nIt was $12.99.',
    });
  });

  test.each([
    ['', 'no title'],
    ['Hello everybody', 'Line 1 is neither'],
    ['Title: A\n\nText', "not ''"],
    ['Title: A\nDate: 1.3.2027\n\nText', "not '1.3.2027'"],
    ['Title: A\nDate: 2027-02-30\n\nText', "not '2027-02-30'"],
    ['Title: A\nDate: 2027-03-01\nText', 'Line 3 is neither'],
    ['Title: A\nDate: 2027-03-01', 'no text'],
    ['Title: A\nDate: 2027-03-01\n \n\n', 'no text'],
    ['Title: A\nTitle: B\nDate: 2027-03-01\n\nText', 'Line 2 names the title once more'],
    ['Title:  \nDate: 2027-03-01\n\nText', 'no title'],
    [`Title: ${'x'.repeat(121)}\nDate: 2027-03-01\n\nText`, '1 to 120'],
    [`Title: A\nDate: 2027-03-01\n\n${'x'.repeat(10_001)}`, 'has 10001 characters'],
    ['Title: A\nDate: 2027-03-01\n\nText\u0000', 'not plain text'],
  ])('%j is refused with an example of the right form', (text, words) => {
    expect(read(text)).toThrow(words);
    expect(read(text)).toThrow('Title: A new price from March');
  });

  test('a file that is not text is refused', () => {
    expect(() => readAnnouncement(Buffer.from([0xff, 0xd8, 0xff]))).toThrow('not text in UTF-8');
  });
});

describe('an announcement', () => {
  let clock: number;
  let mail: MailCounterpart;
  let api: ApiInMemory;
  beforeEach(async () => {
    clock = Date.parse('2026-11-23T12:00:00Z');
    mail = await MailCounterpart.start();
    api = await ApiInMemory.start({ SMTP_URL: mail.url }, () => clock);
  });
  afterEach(async () => {
    await api.stop();
    await mail.stop();
  });

  async function announce(title = 'A new price'): Promise<number | undefined> {
    clock += 1_000;
    const announcement = readAnnouncement(Buffer.from(FILE.replace('A new price', title)));
    const { effectiveOn: effective_on, text } = announcement;
    const hash = announcementHash(announcement);
    const row = { title, text, effective_on, hash, created_at: clock };
    return api.services.db.transaction().execute(async (trx) => createAnnouncement(trx, row));
  }

  test('is shown to each account until it is dismissed on any device, and stays in the list', async () => {
    const ada = await api.member('Ada');
    const [first = 0, second = 0] = [await announce('First'), await announce('Second')];
    expect(await announce('Second')).toBeUndefined();
    clock += 1_000;
    const later = await api.member('Later');
    const list = async (who = ada) =>
      ((await who.get('/api/announcements')).body as { announcements: object[] }).announcements;
    expect(await list()).toEqual([
      {
        n: second,
        title: 'Second',
        text: 'Premium costs more.\n\nIt was $12.99.',
        effectiveOn: '2027-03-01',
        announcedAt: clock - 2_000,
        seen: false,
      },
      expect.objectContaining({ n: first, seen: false }),
    ]);
    expect(await list(later)).toEqual([]);
    expect((await ada.post('/api/announcements/seen', { upTo: first })).status).toBe(200);
    expect(await list()).toMatchObject([{ seen: false }, { seen: true }]);
    // Future announcements cannot be dismissed.
    expect((await ada.post('/api/announcements/seen', { upTo: 1_000 })).status).toBe(200);
    await ada.post('/api/announcements/seen', { upTo: first });
    expect(await list()).toMatchObject([{ seen: true }, { seen: true }]);
    await announce('Third');
    expect(await list()).toMatchObject([{ title: 'Third', seen: false }, {}, {}]);
    for (const upTo of [0, -1, 1.5, 'x']) {
      expect((await ada.post('/api/announcements/seen', { upTo })).status).toBe(400);
    }
  });

  test('is mailed once to each account, in several rounds if the queue is full, and not to later accounts', async () => {
    const members = await Promise.all(
      ['Ada', 'Grace', 'Hedy'].map(async (name) => api.member(name)),
    );
    const { db } = api.services;
    const emails = await db.selectFrom('users').select('email').execute();
    await announce();
    clock += 1_000;
    await api.member('Later');
    await members[2]?.send('/api/account', {
      method: 'DELETE',
      body: JSON.stringify({ currentPassword: 'analytical engine 1843' }),
      headers: { 'Content-Type': 'application/json' },
    });
    // Several calls at a time, as from two processes.
    await Promise.all([1, 2, 3].map(async () => mailAnnouncements(api.services)));
    await mailAnnouncements(api.services);
    const told = () => mail.received.filter(({ subject }) => subject === 'Platelog: A new price');
    await until(
      () => Promise.resolve(told().length),
      (count) => count >= 2,
    );
    await until(
      async () => db.selectFrom('mails').selectAll().where('state', '=', 'waiting').execute(),
      (waiting) => waiting.length === 0,
    );
    const reached = told().flatMap(({ to }) => to);
    expect(reached).toHaveLength(2);
    expect(emails.map(({ email }) => email)).toEqual(expect.arrayContaining(reached));
    expect(told()[0]?.text).toContain('It applies from 2027-03-01.');
    expect(told()[0]?.text).toContain('It was $12.99.');
    const { mailed_at } = await db
      .selectFrom('announcements')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(mailed_at).toBe(clock);
  });

  test('waits while many other mails are waiting, and is not sent if it is too old', async () => {
    await api.member('Ada');
    const { db } = api.services;
    await announce();
    for (let from = 0; from < 1_000; from += 500) {
      const rows = Array.from({ length: 500 }, (_, n) => waitingMail(from + n, clock));
      await db.insertInto('mails').values(rows).execute();
    }
    const queued = async () =>
      db.selectFrom('mails').select('id').where('kind', '=', 'announcement').execute();
    await mailAnnouncements(api.services);
    expect(await queued()).toEqual([]);
    await db.deleteFrom('mails').execute();
    clock += 31 * DAY_MS;
    await mailAnnouncements(api.services);
    expect(await queued()).toEqual([]);
    clock -= 2 * DAY_MS;
    await mailAnnouncements(api.services);
    expect(await queued()).toHaveLength(1);
  });
});
