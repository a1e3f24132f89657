import { type HostPlan, USUAL_PLAN } from '#shared/rules/plan';

import { type Database, type DatabaseTransaction, putSys, readSys } from '../database';

const KEY = 'host_plan';

/** Stores what the host grants, at every start. Charging and reminders read it from here. */
export async function noteHostPlan(db: Database, plan: HostPlan): Promise<void> {
  await putSys(db, KEY, JSON.stringify(plan));
}

/** What the host grants to every account. */
export async function readHostPlan(db: Database | DatabaseTransaction): Promise<HostPlan> {
  const noted = await readSys(db, KEY);
  return noted === undefined ? USUAL_PLAN : (JSON.parse(noted) as HostPlan);
}
