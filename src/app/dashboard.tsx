import { DashboardPage } from '../features/dashboard/dashboard-page';
import { InstallOffer } from '../features/install/install-offer';

export function Dashboard() {
  return <DashboardPage offer={<InstallOffer />} />;
}
