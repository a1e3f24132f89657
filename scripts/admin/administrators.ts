import {
  createAdmin,
  resetPassword,
  setAdminDisabled,
} from '../../api/features/admin/administrators/administrators';
import { allAdmins } from '../../api/store/admins';
import { passkeysOf } from '../../api/store/passkeys/passkeys';
import { secondFactorOf } from '../../api/store/second-factors';
import { commandParts, envForData, withDatabase } from './data-folder';
import { readPassword } from './terminal';
import { utcDay } from '../../api/store/utc-day';

export async function create([username = '', email = '']: string[]): Promise<void> {
  // Before it asks for the password: it throws here if it runs as another account.
  envForData();
  const password = await readPassword();
  await withDatabase(
    async (db, dataFolder) => {
      await createAdmin(commandParts(db), { username, email, password });
      console.log(`${username} is an administrator now, in ${dataFolder}`);
    },
    { creates: true },
  );
}

export async function list(): Promise<void> {
  await withDatabase(async (db, dataFolder) => {
    const admins = await allAdmins(db);
    if (admins.length === 0) console.log(`There are no administrators in ${dataFolder}`);
    for (const { username, email, ...admin } of admins) {
      const owner = { kind: 'admin', owner_id: admin.id } as const;
      const since = `since ${utcDay(admin.created_at)}`;
      const hasFactor = (await secondFactorOf(db, owner)) !== undefined;
      const hasPasskey = (await passkeysOf(db, owner)).length > 0;
      const factor = hasFactor
        ? 'with a second factor'
        : hasPasskey
          ? 'with a passkey'
          : 'password only';
      const state = admin.disabled_at === null ? factor : 'disabled';
      console.log([username, email, since, state].join('\t'));
    }
  });
}

export async function disable([username = '']: string[]): Promise<void> {
  await withDatabase(async (db) => {
    await setAdminDisabled(commandParts(db), username, true);
    console.log(`${username} is disabled and signed out everywhere.`);
  });
}

export async function enable([username = '']: string[]): Promise<void> {
  await withDatabase(async (db) => {
    await setAdminDisabled(commandParts(db), username, false);
    console.log(`${username} is enabled again.`);
  });
}

export async function newPassword([username = '']: string[]): Promise<void> {
  envForData();
  const password = await readPassword();
  await withDatabase(async (db) => {
    await resetPassword(commandParts(db), { username, password });
    console.log(`${username} has a new password and is signed out everywhere.`);
  });
}
