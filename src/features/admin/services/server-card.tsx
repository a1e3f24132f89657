import type { Services } from '#shared/contract/admin/system';

import { Fact, Facts } from '../../../ui/layout/facts';
import { lengthWords, secondWords } from '../desk-words';
import { StatePill } from '../state-pill';
import { ServiceCard } from './service-card';

export function ServerCard({ version, startedAt }: Pick<Services, 'version' | 'startedAt'>) {
  return (
    <ServiceCard
      title="Server"
      state={<StatePill tone="good">Running</StatePill>}
      words={`Up for ${lengthWords(Date.now() - startedAt)}.`}
    >
      <Facts>
        <Fact label="Version" value={version} />
        <Fact label="Started" value={secondWords(startedAt)} />
      </Facts>
    </ServiceCard>
  );
}
