import { Box } from '@mui/material';

import { getServices } from '#shared/contract/admin/system';

import { useDeskAnswer } from '../../../http/admin/answers';
import { Answered } from '../answered';
import { TabHead } from '../tab-head';
import { MailCard } from './mail-card';
import { PaymentsCard } from './payments-card';
import { ProviderCard } from './provider-card';
import { ServerCard } from './server-card';

/** What the server leans on, and how it has fared. */
export function ServicesTab() {
  const answer = useDeskAnswer(getServices, {});
  return (
    <>
      <TabHead title="Services" words="The server and the services it uses." answer={answer} />
      <Answered answer={answer}>
        {(services) => (
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
              alignItems: 'start',
            }}
          >
            <Box sx={{ display: 'grid', gap: 2 }}>
              <ServerCard {...services} />
              <ProviderCard provider={services.provider} />
            </Box>
            <Box sx={{ display: 'grid', gap: 2 }}>
              <MailCard mail={services.mail} />
              <PaymentsCard payments={services.payments} />
            </Box>
          </Box>
        )}
      </Answered>
    </>
  );
}
