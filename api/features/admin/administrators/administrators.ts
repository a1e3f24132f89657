import type { Database } from '../../../store/database';
import { adminByName, type AdminRow } from '../../../store/admins';
import type { FactorOwner } from '../../../store/second-factors';
import { Problem } from './parts';

export async function namedAdmin(db: Database, username: string): Promise<AdminRow> {
  const admin = await adminByName(db, username);
  if (!admin) throw new Problem(`There is no administrator named '${username}'.`);
  return admin;
}

export function factorOwner(adminId: string): FactorOwner {
  return { kind: 'admin', owner_id: adminId };
}
