import { type HostPlan, USUAL_PLAN } from '#shared/rules/plan';

import type { Database, DatabaseTransaction } from '../database';

const KEY = 'host_plan';

/** Notes at every start what the host grants: what charges and what reminds reads it from here. */
export async function noteHostPlan(db: Database, plan: HostPlan): Promise<void> {
  const v = JSON.stringify(plan);
  await db
    .insertInto('sys')
    .values({ k: KEY, v })
    .onConflict((conflict) => conflict.column('k').doUpdateSet({ v }))
    .execute();
}

/** What the host grants to everybody. */
export async function readHostPlan(db: Database | DatabaseTransaction): Promise<HostPlan> {
  const noted = await db.selectFrom('sys').select('v').where('k', '=', KEY).executeTakeFirst();
  return noted ? (JSON.parse(noted.v) as HostPlan) : USUAL_PLAN;
}
