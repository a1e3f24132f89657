import { listAdminPasskeys } from '#shared/contract/admin/passkeys';

import { useOnline } from '../../../device/use-online';
import { useAdminQuery } from '../../../http/admin/queries';
import { Card } from '../../../ui/layout/card';
import { PasskeysPanel } from '../../../ui/passkeys/passkeys-panel';
import { QueryBoundary } from '../query-boundary';
import { TabHeader } from '../tab-header';
import { messages } from './messages';
import { ADMIN_PASSKEYS } from './admin-passkeys';

/** The sign-in methods of the signed-in administrator. */
export function SecurityTab() {
  const answer = useAdminQuery(listAdminPasskeys, {});
  const online = useOnline();
  return (
    <>
      <TabHeader title={messages.passkeys} words={messages.howYouSignIn} answer={answer} />
      <QueryBoundary answer={answer}>
        {({ passkeys }) => (
          <Card sx={{ maxWidth: 720 }}>
            <PasskeysPanel
              passkeys={passkeys}
              calls={ADMIN_PASSKEYS}
              host={window.location.hostname}
              online={online}
            />
          </Card>
        )}
      </QueryBoundary>
    </>
  );
}
