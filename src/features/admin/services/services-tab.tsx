import { Box } from '@mui/material';

import { getServices, type Services } from '#shared/contract/admin/system';

import { useAdminQuery } from '../../../http/admin/queries';
import { Fact, Facts } from '../../../ui/layout/facts';
import { format } from '../../../ui/words/format';
import { wholeWords } from '../../../ui/words/whole-words';
import { BackupsCard } from './backups-card';
import { QueryBoundary } from '../query-boundary';
import { durationWords, exactTimeWords } from '../fact-words';
import { mailWords } from '../kind-words';
import { FiguresTable } from '../figures-table';
import { SERVICE_MEANINGS } from '../status-help';
import { messages } from './messages';
import { ServiceCard } from './service-card';
import { StatePill } from '../state-pill';
import { StatusHelp } from '../status-help';
import { TabHeader } from '../tab-header';

export function ServicesTab() {
  const answer = useAdminQuery(getServices, {});
  return (
    <>
      <TabHeader title={messages.services} words={messages.aboutServices} answer={answer} />
      <StatusHelp meanings={SERVICE_MEANINGS} />
      <QueryBoundary answer={answer}>
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
              <BackupsCard backups={services.backups} />
              <ProviderCard provider={services.provider} />
            </Box>
            <Box sx={{ display: 'grid', gap: 2 }}>
              <MailCard mail={services.mail} />
              <PaymentsCard payments={services.payments} />
              <RemindersCard {...services.reminders} mail={services.mail !== null} />
            </Box>
          </Box>
        )}
      </QueryBoundary>
    </>
  );
}

function ServerCard({ version, startedAt }: Pick<Services, 'version' | 'startedAt'>) {
  return (
    <ServiceCard
      title={messages.server}
      state={<StatePill tone="good">{messages.running}</StatePill>}
      words={format(messages.upFor, { durationWords: durationWords(Date.now() - startedAt) })}
    >
      <Facts>
        <Fact label={messages.version} value={version} />
        <Fact label={messages.started} value={exactTimeWords(startedAt)} />
      </Facts>
    </ServiceCard>
  );
}

function PaymentsCard({
  payments: { ready, forAll = false, live, owed },
}: Pick<Services, 'payments'>) {
  return (
    <ServiceCard
      title={messages.payments}
      state={
        ready ? (
          <StatePill tone="good">{messages.setUp}</StatePill>
        ) : (
          <StatePill tone="quiet">{messages.notSetUp}</StatePill>
        )
      }
      words={forAll ? messages.everybodyHasPremium : paymentWords(ready, live)}
    >
      {(ready || owed > 0) && (
        <Facts>
          <Fact label={messages.subscriptionEndsOwedToStripe} value={wholeWords(owed)} />
        </Facts>
      )}
    </ServiceCard>
  );
}

function paymentWords(ready: boolean, live: boolean | null): string {
  if (!ready) return messages.nobodyCanUpgrade;
  const facts = live === true ? messages.aKeyThatMovesMoney : messages.aTestKey;
  return format(messages.stripeWith, { facts });
}

function ProviderCard({ provider }: Pick<Services, 'provider'>) {
  if (provider === null) {
    return (
      <ServiceCard
        title={messages.aiProvider}
        state={<StatePill tone="quiet">{messages.notSetUp}</StatePill>}
        words={messages.aiProviderNotSetUp}
      />
    );
  }
  const { model, readsWords, dailyCost, priced, days } = provider;
  return (
    <ServiceCard
      title={messages.aiProvider}
      state={<StatePill tone="good">{messages.setUp}</StatePill>}
      words={format(messages.reads, {
        model,
        inputs: readsWords ? messages.photosAndWords : 'photos',
      })}
    >
      <Facts>
        <Fact label={messages.costLimitPerDay} value={dailyCost ?? messages.noLimit} />
      </Facts>
      {days.length === 0 ? (
        <Box sx={{ color: 'text.secondary', mt: 1 }}>{messages.notAskedYet}</Box>
      ) : (
        <FiguresTable
          label={messages.aiProviderUseByDay}
          heads={[messages.dayUtc, messages.calls, messages.cost]}
          rows={days.map(({ day, calls, cost }) => [
            day,
            wholeWords(calls),
            priced ? cost.toFixed(2) : messages.notPriced,
          ])}
        />
      )}
    </ServiceCard>
  );
}

type RemindersCardProps = Services['reminders'] & { mail: boolean };

function RemindersCard({ push, mail, browsers, sent, lastFailure }: RemindersCardProps) {
  return (
    <ServiceCard
      title={messages.reminders}
      state={<StatePill tone={push && mail ? 'good' : 'quiet'}>{stateOf(push, mail)}</StatePill>}
      words={push ? messages.remindersSentOnce : withoutKeys(mail)}
    >
      <Facts>
        {push && <Fact label={messages.browsersThatAreNotified} value={wholeWords(browsers)} />}
        {lastFailure && (
          <Fact
            label={format(messages.lastFailure, { at: exactTimeWords(lastFailure.at) })}
            value={lastFailure.answer ?? ''}
          />
        )}
      </Facts>
      {sent.length === 0 ? (
        <Box sx={{ color: 'text.secondary', mt: 1 }}>{messages.nothingSentIn7Days}</Box>
      ) : (
        <FiguresTable
          label={messages.sentIn7Days}
          heads={[messages.kind, messages.sent, messages.waiting, messages.failed]}
          rows={sent.map((one) => [
            format(one.channel === 'push' ? messages.asNotification : messages.asMail, {
              kind: mailWords(one.type),
            }),
            ...[one.sent, one.waiting, one.failed].map(wholeWords),
          ])}
        />
      )}
    </ServiceCard>
  );
}

function stateOf(push: boolean, mail: boolean): string {
  if (push) return mail ? messages.setUp : messages.notificationsOnly;
  return mail ? messages.mailOnly : messages.notSetUp;
}

const withoutKeys = (mail: boolean) =>
  mail ? messages.noKeysForNotifications : messages.neitherMailNorKeys;

function MailCard({ mail }: Pick<Services, 'mail'>) {
  if (mail === null) {
    return (
      <ServiceCard
        title={messages.mail}
        state={<StatePill tone="quiet">{messages.notSetUp}</StatePill>}
        words={messages.mailNotSetUp}
      />
    );
  }
  const { from, sent, failed, waiting, lastSentAt, lastFailure } = mail;
  const failing = (lastFailure?.at ?? 0) > (lastSentAt ?? 0);
  return (
    <ServiceCard
      title={messages.mail}
      state={
        failing ? (
          <StatePill tone="bad">{messages.failing}</StatePill>
        ) : (
          <StatePill tone="good">{messages.setUp}</StatePill>
        )
      }
      words={format(messages.mailCountsSinceStart, { from })}
    >
      <Facts>
        <Fact label={messages.sent} value={wholeWords(sent)} />
        <Fact label={messages.waiting} value={wholeWords(waiting)} />
        <Fact label={messages.failed} value={wholeWords(failed)} />
        <Fact
          label={messages.lastSent}
          value={lastSentAt === null ? messages.noneYet : exactTimeWords(lastSentAt)}
        />
        {lastFailure && (
          <Fact
            label={format(messages.lastFailure, { at: exactTimeWords(lastFailure.at) })}
            value={lastFailure.reason}
          />
        )}
      </Facts>
    </ServiceCard>
  );
}
