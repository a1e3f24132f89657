import { namedAdmin } from '../../api/features/admin/administrators/named-admin';
import {
  removeSecondFactor,
  setSecondFactor,
} from '../../api/features/admin/administrators/set-second-factor';
import { newSecret, secretAddress } from '../../api/features/admin/login/second-factor';
import { commandParts, withDatabase } from './data-folder';
import { ask } from './terminal';

/** `second-factor NAME` sets one up, `second-factor NAME off` takes it away. */
export async function secondFactor([username = '', off]: string[]): Promise<void> {
  await withDatabase(async (db) => {
    const parts = commandParts(db);
    if (off === 'off') {
      await removeSecondFactor(parts, username);
      console.log(`${username} needs the password alone now.`);
      return;
    }
    await namedAdmin(db, username);
    const secret = newSecret();
    console.log(`Give this to an authenticator app, as a key or as an address:`);
    console.log(secret);
    console.log(secretAddress(secret, username));
    const code = await ask('The six digits that it shows: ');
    await setSecondFactor(parts, { username, secret, code: code.trim() });
    console.log(`From now on ${username} needs a code of the app as well.`);
  });
}
