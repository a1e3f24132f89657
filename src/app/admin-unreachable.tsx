import { useTitle } from '../ui/layout/use-title';
import { UnreachablePage } from '../ui/layout/unreachable-page';

/** The script of the admin area is not cached on the device and did not load. */
export function AdminUnreachable() {
  useTitle('No connection');
  return (
    <UnreachablePage
      title="No connection"
      words="The administrator's area works only with a connection to the server. Nothing of it is kept on this device."
      onRetry={() => {
        window.location.reload();
      }}
    />
  );
}
