import type { getStatistics } from '#shared/contract/admin/users';

import type { AdminHandler } from '../../../http/admin-endpoint';
import { userFigures } from '../../../store/user-figures';
import type { AdminParts } from '../parts';

/** The figures above the table, which tell of nobody. */
export function getStatisticsHandler({ db }: AdminParts): AdminHandler<typeof getStatistics> {
  return async () => userFigures(db);
}
