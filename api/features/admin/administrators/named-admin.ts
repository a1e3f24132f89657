import type { Database } from '../../../store/database';
import { adminByName, type AdminRow } from '../../../store/admins';
import { Problem } from './parts';

export async function namedAdmin(db: Database, username: string): Promise<AdminRow> {
  const admin = await adminByName(db, username);
  if (!admin) throw new Problem(`There is no administrator named '${username}'.`);
  return admin;
}
