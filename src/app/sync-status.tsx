import { ReportsCard } from '../features/failure-reports/reports-card';
import { SyncStatusPage } from '../features/sync-status/sync-status-page';
import { APP_VERSION } from '../sync/app-version';

export function SyncStatus() {
  return <SyncStatusPage app={APP_VERSION} reports={<ReportsCard />} />;
}
