import path from 'node:path';

import SQLite from 'better-sqlite3';
import { uuidv7 } from 'uuidv7';

const FIRST = ['Ada', 'Grace', 'José', 'Zoë', 'Linus', 'Mary', 'Chen', 'Øyvind', 'Priya', 'Olu'];
const LAST = ['Lovelace', 'Hopper', 'Müller', 'García', 'Okafor', 'Nguyen', 'Tanaka', 'Silva'];
// Names that a spreadsheet program interprets as formulas.
const FORMULAS = ['=1+1', '+1+1', '-1+1', '@SUM(1;1)', '＝1+1', 'a;=1+1', 'a\t=1+1', 'a\n=1+1'];
const STATUSES = ['free', 'free', 'free', 'active', 'cancelled', 'premium'];
// As long as a real hash, because a table scan has to read it.
const HASH = `$argon2id$v=19$m=47104,t=1,p=1$${'x'.repeat(66)}`;

/** Adds users to a database that a server has created; some names are formulas. */
export function addPeople(dataFolder: string, count: number): void {
  const db = new SQLite(path.join(dataFolder, 'platelog.sqlite'));
  const add = db.prepare(
    `INSERT INTO users (id, email, first_name, last_name, password, stripe_customer_id,
       stripe_subscription_id, subscription_status, images_uploaded, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const began = Date.now() - count * 60_000;
  const from = <T>(list: T[], n: number) => list[n % list.length] as T;
  db.transaction(() => {
    for (let n = 0; n < count; n += 1) {
      const first = from(FIRST, n * 7);
      const last = n % 100 === 0 ? from(FORMULAS, n / 100) : from(LAST, n * 3);
      const email = `${first}.${n}@example${n % 50}.org`.toLowerCase();
      const payer = n % 3 === 0 ? [`cus_${n}`, `sub_${n}`] : [null, null];
      const facts = [from(STATUSES, n), n % 9, began + n * 60_000];
      add.run(uuidv7(), email, first, last, HASH, ...payer, ...facts);
    }
  })();
  db.close();
}
