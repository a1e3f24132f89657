import { DashboardPage } from '../features/dashboard/dashboard-page';
import { InstallOffer } from '../features/install/install-offer';

/** The day, and below it what the app itself has to offer. */
export function Dashboard() {
  return <DashboardPage offer={<InstallOffer />} />;
}
