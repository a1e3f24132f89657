import type { UserStatistics } from '#shared/contract/admin/users';
import { isPremium } from '#shared/rules/plan';

import type { Database } from './database';

/** How many accounts there are in each plan, and how many images on all of them. */
export async function userFigures(db: Database): Promise<UserStatistics> {
  const rows = await db
    .selectFrom('user_directory')
    .select((eb) => [
      'status',
      eb.fn.countAll<number>().as('people'),
      eb.fn.sum<number>('images').as('images'),
    ])
    .groupBy('status')
    .execute();
  const figures = { total: 0, premium: 0, free: 0, cancelled: 0, images: 0 };
  for (const { status, people, images } of rows) {
    figures.total += people;
    figures.images += images;
    if (isPremium({ subscriptionStatus: status })) figures.premium += people;
    else figures.free += people;
    if (status === 'cancelled') figures.cancelled += people;
  }
  return figures;
}
