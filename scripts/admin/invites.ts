import { parseArgs } from 'node:util';

import { loadEnv } from '../../api/app/env';
import { HOST } from '../../api/features/admin/audit/audited';
import {
  makeInvite,
  readNewInvite,
  revokeInvite as revoke,
} from '../../api/features/admin/invites';
import { listInvites } from '../../api/store/admin/invites';
import { commandParts, withDatabase } from './data-folder';
import { serverSettings } from './server-settings';
import { utcDay } from '../../api/store/utc-day';

const ALL = { offset: 0, limit: 1_000_000 };

/** Creates a code for signing up with SIGNUPS=invite. */
export async function invite(words: string[]): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: {
      uses: { type: 'string', default: '1' },
      days: { type: 'string', default: '14' },
      for: { type: 'string', default: '' },
    },
  });
  const asked = readNewInvite(values);
  const env = loadEnv();
  await withDatabase(async (db) => {
    const { publicUrl, signups } = await serverSettings(db, env);
    const services = { ...commandParts(db), publicUrl };
    const made = await makeInvite(services, asked, HOST);
    const { uses, expiresAt } = made.invite;
    console.log(made.link);
    console.log(`The code alone: ${made.code}`);
    console.log(
      `It lets ${uses === 1 ? 'one person' : `${uses} people`} sign up until ${utcDay(expiresAt)}. It is shown only now.`,
    );
    if (signups !== 'invite')
      console.log(
        `SIGNUPS is ${signups}, so ${signups === 'open' ? 'people need no invite' : 'nobody can sign up'}. Invites count with SIGNUPS=invite.`,
      );
  });
}

export async function invites(): Promise<void> {
  await withDatabase(async (db, dataFolder) => {
    const found = await listInvites(db, ALL);
    if (found.total === 0) console.log(`There are no invites in ${dataFolder}`);
    for (const { id, label, uses, used, createdBy, expiresAt } of found.invites) {
      const end = `${expiresAt > Date.now() ? 'until' : 'ended'} ${utcDay(expiresAt)}`;
      const by = `by ${createdBy ?? 'the host'}`;
      console.log([id, label || '-', `used ${used} of ${uses}`, end, by].join('\t'));
    }
  });
}

export async function revokeInvite([id = '']: string[]): Promise<void> {
  await withDatabase(async (db) => {
    await revoke(commandParts(db), id, HOST).catch(() => {
      throw new Error(`There is no invite ${id}. List them: npm run admin -- invites`);
    });
    console.log('Nobody can use that invite any more. Accounts that were made with it stay.');
  });
}
