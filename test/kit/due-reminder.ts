import path from 'node:path';

import SQLite from 'better-sqlite3';

import { DATABASE_FILE } from '../../api/store/database';

/** Makes a user's reminder due, so that a stopped server sends it when it starts. */
export function makeReminderDue(dataFolder: string, email: string): void {
  const db = new SQLite(path.join(dataFolder, DATABASE_FILE));
  const { changes } = db
    .prepare('UPDATE users SET next_reminder_at = 1 WHERE email = ? AND next_reminder_at > 0')
    .run(email.toLowerCase());
  db.close();
  if (changes !== 1) throw new Error('Nobody of this email has chosen a reminder.');
}
