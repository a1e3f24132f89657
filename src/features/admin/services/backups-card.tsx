import type { Services } from '#shared/contract/admin/system';

import { Fact, Facts } from '../../../ui/layout/facts';
import { format } from '../../../ui/words/format';
import { exactTimeWords } from '../fact-words';
import { messages } from './messages';
import { ServiceCard } from './service-card';
import { StatePill } from '../state-pill';

/** The server's nightly backups, and why the last one failed. */
export function BackupsCard({ backups }: Pick<Services, 'backups'>) {
  if (backups === null) {
    return (
      <ServiceCard
        title={messages.backups}
        state={<StatePill tone="quiet">{messages.notSetUp}</StatePill>}
        words={messages.noNightlyBackups}
      />
    );
  }
  const { hour, keep, lastMadeAt, failure } = backups;
  return (
    <ServiceCard
      title={messages.backups}
      state={
        failure ? (
          <StatePill tone="bad">{messages.failing}</StatePill>
        ) : (
          <StatePill tone="good">{messages.setUp}</StatePill>
        )
      }
      words={format(messages.everyNightAfter, { hour, keep })}
    >
      <Facts>
        <Fact
          label={messages.newestBackup}
          value={lastMadeAt === null ? messages.noneYet : exactTimeWords(lastMadeAt)}
        />
        {failure && (
          <Fact
            label={format(messages.lastFailure, { at: exactTimeWords(failure.at) })}
            value={failure.reason}
          />
        )}
      </Facts>
    </ServiceCard>
  );
}
