import { mkdirSync } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { loadEnv } from '../../api/app/env';
import { exportHost } from '../../api/app/export-host';
import { photoFilesOf } from '../../api/app/open-folders';
import { accountArchive } from '../../api/features/accounts/export/account-archive';
import { audited, HOST } from '../../api/features/admin/audit/audited';
import { accountByEmail } from '../../api/store/accounts';
import { commandParts, withDatabase } from './data-folder';
import { utcDay } from '../../api/store/utc-day';

async function openNew(file: string): Promise<FileHandle> {
  return open(file, 'wx', 0o600).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Error(
      `${file} is there already, and nothing was exported. Move it, or name another folder.`,
    );
  });
}

/** For a user who cannot open the app. The host has to verify who asks. */
export async function exportUser([email = '', into = '']: string[]): Promise<void> {
  await withDatabase(async (db) => {
    const parts = commandParts(db);
    const account = await accountByEmail(db, email);
    if (account?.deleted_at !== null) throw new Error('No account has this email.');
    const day = utcDay(Date.now());
    const folder = path.resolve(into);
    mkdirSync(folder, { recursive: true });
    const file = path.join(folder, `platelog-export-${account.id}-${day}.zip`);
    const kept = await openNew(file);
    const fill = async () => {
      const deed = { by: HOST, action: 'user_exported' as const, subjectId: account.id };
      await audited(parts, deed, () => Promise.resolve({ answer: undefined }));
      const files = await photoFilesOf(loadEnv());
      const services = { ...parts, files, exportHost: exportHost(loadEnv()) };
      const archive = accountArchive(services, { account, byHost: true });
      await pipeline(Readable.from(archive), kept.createWriteStream());
    };
    await fill().catch(async (error: unknown) => {
      // Half an archive could be mistaken for a complete one.
      await rm(file);
      throw error;
    });
    console.log(`Everything that the server stores about ${email} is in ${file}`);
    console.log('Give it only to them: it contains their diary and photos.');
  });
}
