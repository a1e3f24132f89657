import { Box } from '@mui/material';

import { Disclosure } from '../../ui/disclosure';
import { messages } from './messages';

export interface StatusMeaning {
  status: string;
  means: string;
  /** What an administrator can do. */
  act: string;
}

/** Explains the states of a tab. */
export function StatusHelp({ meanings }: { meanings: readonly StatusMeaning[] }) {
  return (
    <Disclosure label={messages.whatTheStatesMean}>
      <Box component="dl" sx={LIST}>
        {meanings.map(({ status, means, act }) => (
          <Box key={status} sx={{ maxWidth: 720 }}>
            <Box component="dt" sx={{ fontWeight: 680 }}>
              {status}
            </Box>
            <Box component="dd" sx={{ m: 0, color: 'text.secondary' }}>
              {means} {act}
            </Box>
          </Box>
        ))}
      </Box>
    </Disclosure>
  );
}

const LIST = { m: 0, mb: 2, display: 'grid', gap: 1.25, fontSize: '0.9375rem' } as const;

const meaning = (status: string, means: string, act: string): StatusMeaning => ({
  status,
  means,
  act,
});

export const JOB_MEANINGS = [
  meaning(messages.waiting, messages.waitingMeans, messages.waitingAct),
  meaning(messages.running, messages.runningMeans, messages.nothingToDo),
  meaning(messages.done, messages.doneMeans, messages.nothingToDo),
  meaning(messages.givenUp, messages.givenUpMeans, messages.givenUpAct),
  meaning(messages.notSetUp, messages.notSetUpMeans, messages.notSetUpAct),
];

export const SERVICE_MEANINGS = [
  meaning(messages.setUp, messages.setUpMeans, messages.nothingToDo),
  meaning(messages.notSetUp, messages.serviceNotSetUpMeans, messages.serviceNotSetUpAct),
  meaning(messages.failing, messages.failingMeans, messages.failingAct),
];

export const SYNC_MEANINGS = [
  meaning(messages.changesRefusedForGood, messages.refusedMeans, messages.refusedAct),
  meaning(messages.differencesFromTheServer, messages.differedMeans, messages.differedAct),
  meaning(messages.fullReloads, messages.reloadMeans, messages.reloadAct),
];

export const STATUS_MEANINGS = [
  meaning(messages.free, messages.freeMeans, messages.freeAct),
  meaning(messages.premium, messages.premiumMeans, messages.premiumAct),
  meaning(messages.active, messages.activeMeans, messages.activeAct),
  meaning(messages.pastDue, messages.pastDueMeans, messages.pastDueAct),
  meaning(messages.cancelled, messages.cancelledMeans, messages.cancelledAct),
];
