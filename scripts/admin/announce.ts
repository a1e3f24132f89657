import { readFileSync } from 'node:fs';

import { loadEnv } from '../../api/app/env';
import { audited, HOST } from '../../api/features/admin/audit/audited';
import {
  type Announcement,
  announcementHash,
  readAnnouncement,
} from '../../api/features/announcements/announcement-file';
import { createAnnouncement, eachEmail } from '../../api/store/messages/announcements';
import { commandParts, withDatabase } from './data-folder';
import { serverSettings } from './server-settings';

const DAY_MS = 24 * 3600 * 1000;
const NOTICE_DAYS = 30;

/** `announce FILE` notifies all users in the app and by mail; with `--dry-run` it prints the recipients. */
export async function announce([file = '', ...rest]: string[]): Promise<void> {
  const isTry = rest[0] === '--dry-run';
  if (rest.length > (isTry ? 1 : 0)) throw new Error(`'${rest.at(-1) ?? ''}' is not an option.`);
  const announcement = readAnnouncement(bytesOf(file));
  await withDatabase(async (db) => {
    console.log(`${announcement.title} (from ${announcement.effectiveOn})`);
    const { hasMail } = await serverSettings(db, loadEnv());
    const people: string[] = [];
    await eachEmail(db, (emails) => people.push(...emails));
    if (isTry) {
      console.log(people.join('\n'));
      console.log(
        `${people.length} accounts would be notified. ${mailWords(hasMail)} Nothing was sent.`,
      );
    } else {
      const parts = commandParts(db);
      await audited(parts, { by: HOST, action: 'announced' }, async (trx) => {
        const { title, text, effectiveOn: effective_on } = announcement;
        const hash = announcementHash(announcement);
        const row = { title, text, effective_on, hash, created_at: parts.now() };
        if ((await createAnnouncement(trx, row)) === undefined)
          throw new Error('This was already announced, word for word. Nobody is notified twice.');
        return { answer: undefined, detail: { users: people.length } };
      });
      console.log(`${people.length} accounts see it when they open the app. ${mailWords(hasMail)}`);
    }
    warnOfShortNotice(announcement);
  });
}

function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new Error(`'${file}' cannot be read (${(error as NodeJS.ErrnoException).code ?? ''}).`);
  }
}

function mailWords(hasMail: boolean): string {
  return hasMail
    ? 'The running server starts to mail it within a minute.'
    : 'Mail is not set up, so it is only in the app.';
}

function warnOfShortNotice({ effectiveOn }: Announcement): void {
  if (Date.parse(effectiveOn) >= Date.now() + (NOTICE_DAYS - 1) * DAY_MS) return;
  console.log(
    `Its date is less than ${NOTICE_DAYS} days away. The terms promise that much notice before price and terms change.`,
  );
}
