import type { showStatistics } from '#shared/contract/admin/users';

import type { AdminHandler } from '../../../http/admin-endpoint';
import { userFigures } from '../../../store/user-figures';
import type { AdminParts } from '../parts';

/** The figures above the table, which tell of nobody. */
export function showStatisticsHandler({ db }: AdminParts): AdminHandler<typeof showStatistics> {
  return async () => userFigures(db);
}
