import { type HostPlan, USUAL_PLAN } from '#shared/rules/plan';

import { type Database, type DatabaseTransaction, putSys, readSys } from '../database';

const KEY = 'host_plan';

/** Notes at every start what the host grants: what charges and what reminds reads it from here. */
export async function noteHostPlan(db: Database, plan: HostPlan): Promise<void> {
  await putSys(db, KEY, JSON.stringify(plan));
}

/** What the host grants to everybody. */
export async function readHostPlan(db: Database | DatabaseTransaction): Promise<HostPlan> {
  const noted = await readSys(db, KEY);
  return noted === undefined ? USUAL_PLAN : (JSON.parse(noted) as HostPlan);
}
