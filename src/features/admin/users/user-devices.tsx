import type { UserFacts } from '#shared/contract/admin/user-facts';

import { Fact, Facts } from '../../../ui/layout/facts';
import { format } from '../../../ui/words/format';
import { wholeWords } from '../../../ui/words/whole-words';
import { momentWords } from '../../../ui/words/time';
import { dateWords, exactTimeWords } from '../fact-words';
import { REASONS } from '../sync-tab';
import { FactCard, FactLines } from './fact-card';
import { messages } from './messages';

interface FactsProps {
  facts: UserFacts;
}

export function SessionsCard({ facts: { sessions } }: FactsProps) {
  return (
    <FactCard title={messages.sessions}>
      <FactLines
        label={messages.sessions}
        empty={messages.signedInNowhere}
        lines={sessions.map(({ device, createdAt, lastUsedAt, sharedDevice }, n) => ({
          key: String(n),
          title: device ?? messages.unknownDevice,
          words: format(sharedDevice ? messages.usedSinceShared : messages.usedSince, {
            used: momentWords(lastUsedAt, Date.now()),
            since: dateWords(createdAt),
          }),
        }))}
      />
    </FactCard>
  );
}

export function DevicesCard({ facts: { devices, deviceCount } }: FactsProps) {
  const others = deviceCount - devices.length;
  return (
    <FactCard title={messages.devices}>
      <FactLines
        label={messages.devices}
        empty={messages.noDeviceHasSynced}
        lines={devices.map(({ app, lastSyncAt }, n) => ({
          key: String(n),
          title: format(messages.version, { app }),
          words: format(messages.syncedAt, { when: momentWords(lastSyncAt, Date.now()) }),
        }))}
      />
      {others > 0 && format(messages.otherDevices, { others })}
    </FactCard>
  );
}

export function SyncCard({ facts: { sync } }: FactsProps) {
  return (
    <FactCard title={messages.syncHealth}>
      <Facts>
        <Fact label={messages.entriesStored} value={wholeWords(sync.records)} />
        <Fact label={messages.spaceUsed} value={sizeWords(sync.bytes)} />
      </Facts>
      <FactLines
        label={messages.syncHealth}
        empty={messages.noTroubleIn90Days}
        lines={sync.troubles.map(({ kind, code, count, lastAt }) => ({
          key: `${kind} ${code ?? ''}`,
          title: `${TROUBLES[kind]}: ${wholeWords(count)}`,
          words: [code === null ? [] : REASONS[code], exactTimeWords(lastAt)].flat().join(', '),
        }))}
      />
    </FactCard>
  );
}

const TROUBLES: Record<UserFacts['sync']['troubles'][number]['kind'], string> = {
  reject: messages.changesRefused,
  digest: messages.differences,
  reload: messages.fullReloads,
};

const MEGABYTE = 1024 * 1024;

function sizeWords(bytes: number): string {
  return bytes < MEGABYTE
    ? messages.underAMegabyte
    : format(messages.megabytes, { size: wholeWords(Math.round(bytes / MEGABYTE)) });
}
