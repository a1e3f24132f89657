import { ReportsCard } from '../features/failure-reports/reports-card';
import { SyncStatusPage } from '../features/sync-status/sync-status-page';
import { APP_VERSION } from '../sync/app-version';

/** Where things stand with the server, and below it what failed on this device. */
export function SyncStatus() {
  return <SyncStatusPage app={APP_VERSION} reports={<ReportsCard />} />;
}
