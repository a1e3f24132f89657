// A host's commands for the data folder: npm run admin -- COMMAND
import { loadEnv } from '../api/app/env';
import { wordsOfData } from '../api/app/start-failure';
import { create, disable, enable, list, newPassword } from './admin/administrators';
import { announce } from './admin/announce';
import { backup, restore } from './admin/backup';
import { doctor } from './admin/doctor/doctor';
import { exportUser } from './admin/export-user';
import { checkLog, resetLink, restored } from './admin/host-work';
import { invite, invites, revokeInvite } from './admin/invites';
import { moveAllPhotos } from './admin/move-all-photos';
import { moveToPostgres } from './admin/move-to-postgres';
import { photosHere } from './admin/photos-here';
import { resetUserSecondFactor, secondFactor } from './admin/second-factor';
import { pushKeys } from './admin/push-keys';
import { testMail } from './admin/test-mail';
import { verify } from './admin/verify';
import { wordsOfOptions } from './admin/words-of-options';

const USAGE = `Usage: npm run admin -- create NAME EMAIL         makes an administrator
       npm run admin -- list                      all administrators
       npm run admin -- disable NAME              signs one out and blocks them; 'enable' undoes it
       npm run admin -- reset-password NAME       a new password for one
       npm run admin -- second-factor NAME [off]  asks for a code from an authenticator app, too
       npm run admin -- check-log                 checks that nobody changed the audit log
       npm run admin -- reset-link EMAIL          makes a password reset link for a user
       npm run admin -- reset-second-factor EMAIL for a user who lost phone and recovery codes
       npm run admin -- invite                    makes an invite: [--uses N] [--days N] [--for WHOM]
       npm run admin -- invites                   all invites, without their codes
       npm run admin -- revoke-invite ID          takes one back
       npm run admin -- export EMAIL FOLDER       all data of a user as a ZIP, if they cannot open the app
       npm run admin -- backup FOLDER [--keep N]  a dated copy of database and photos, also while the server runs
       npm run admin -- verify FOLDER...          reads a backup, or all in a folder, to the last byte
       npm run admin -- restore FOLDER            puts a backup, or the newest in a folder, into DATA_DIR;
           --replace sets aside what is there, --incomplete accepts that photos are missing
       npm run admin -- move-to-postgres          takes the database in DATA_DIR over to DATABASE_URL
       npm run admin -- move-photos [--back]      takes the photos in DATA_DIR over to S3_BUCKET, or back
       npm run admin -- photos-here               with PostgreSQL: the photos were brought into DATA_DIR by hand
       npm run admin -- announce FILE [--dry-run] tells everyone in the app and by mail
       npm run admin -- doctor [--online]         looks for faults; with --online also calls mail, payments, AI
       npm run admin -- test-mail EMAIL           sends a test mail and says what happened
       npm run admin -- push-keys                 makes the keys for notifications in browsers
       npm run admin -- restored                  run this after copying a backup back by hand
Passwords and codes are asked for, or read from standard input where that is no terminal.`;

interface Command {
  run: (words: string[]) => Promise<void>;
  /** The number of required arguments. */
  needs: number;
  /** The most arguments, if more than required. */
  most?: number;
}

const COMMANDS: Record<string, Command> = {
  create: { run: create, needs: 2 },
  list: { run: list, needs: 0 },
  disable: { run: disable, needs: 1 },
  enable: { run: enable, needs: 1 },
  'reset-password': { run: newPassword, needs: 1 },
  'second-factor': { run: secondFactor, needs: 1, most: 2 },
  'check-log': { run: checkLog, needs: 0 },
  'reset-link': { run: resetLink, needs: 1 },
  'reset-second-factor': { run: resetUserSecondFactor, needs: 1 },
  invite: { run: invite, needs: 0, most: Infinity },
  invites: { run: invites, needs: 0 },
  'revoke-invite': { run: revokeInvite, needs: 1 },
  export: { run: exportUser, needs: 2 },
  backup: { run: backup, needs: 1, most: Infinity },
  verify: { run: verify, needs: 1, most: Infinity },
  restore: { run: restore, needs: 1, most: Infinity },
  'move-to-postgres': { run: moveToPostgres, needs: 0 },
  'move-photos': { run: moveAllPhotos, needs: 0, most: Infinity },
  'photos-here': { run: photosHere, needs: 0 },
  announce: { run: announce, needs: 1, most: Infinity },
  doctor: { run: doctor, needs: 0, most: Infinity },
  'test-mail': { run: testMail, needs: 1 },
  'push-keys': { run: pushKeys, needs: 0 },
  restored: { run: restored, needs: 0 },
};

function usageOf(name: string): string {
  const lines = USAGE.split('\n').filter((line) => line.includes(` -- ${name} `));
  return lines.length === 0
    ? USAGE
    : lines.map((line) => line.replace(/^Usage: +/, '').trim()).join('\n');
}

/** What the command still needs, in words: 'EMAIL is missing'. Undefined if nothing. */
function missingOf(name: string, words: string[]): string | undefined {
  const [, needed = ''] = new RegExp(` -- ${name}((?: [A-Z]+)*)`).exec(USAGE) ?? [];
  const given = words.filter((word) => !word.startsWith('--'));
  const missing = needed.split(' ').slice(1 + given.length);
  if (missing.length === 0) return undefined;
  return `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing`;
}

async function main([name = '', ...words]: string[]): Promise<void> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (name === '') throw new Error(USAGE);
  if (!command) throw new Error(`There is no command '${name}'. All of them: npm run admin`);
  const missing = missingOf(name, words);
  if (missing !== undefined) throw new Error(`${missing}, and nothing was done.\n${usageOf(name)}`);
  const left = words[command.most ?? command.needs];
  // Otherwise the host would think that it was done.
  if (left !== undefined)
    throw new Error(`'${left}' is too much, and nothing was done.\n${usageOf(name)}`);
  try {
    await command.run(words);
  } catch (error) {
    const wrong = wordsOfOptions(error);
    throw wrong === undefined ? error : new Error(`${wrong} Nothing was done.\n${usageOf(name)}`);
  }
}

/** The error as text for the host, if the system gives only a code. */
function wordsOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'EACCES' && path !== undefined)
    return `This account may not open ${path}: run the command as the account of the server.`;
  const isOfDatabase = code?.startsWith('SQLITE_') === true;
  return (isOfDatabase ? wordsOfData(error, loadEnv().dataFolder) : undefined) ?? error.message;
}

// The reader may close early: npm run doctor | head
process.stdout.on('error', () => process.exit());

main(process.argv.slice(2)).catch((error: unknown) => {
  process.exitCode = 1;
  console.error(wordsOf(error));
});
