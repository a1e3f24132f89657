import type { listMeals as endpoint } from '#shared/contract/meals';

import type { MemberHandler } from '../../http/endpoint';
import type { Database } from '../../store/database';
import { listMeals } from '../../store/meals/listed-meals';

export function listMealsHandler({ db }: { db: Database }): MemberHandler<typeof endpoint> {
  return async ({ account, input: { from, to, limit } }) => ({
    meals: await listMeals(db, account.id, { from, to, limit }),
  });
}
