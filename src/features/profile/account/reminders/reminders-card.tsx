import { Box, Typography } from '@mui/material';

import type { User } from '#shared/contract/accounts';
import type { Profile } from '#shared/records/profile';
import { NO_REMINDERS, type Reminders, type ReminderWay } from '#shared/records/reminders';
import { hasUnlimitedUploads } from '#shared/rules/plan';
import { firstTime } from '#shared/rules/reminder-times';

import { timeZoneHere } from '../../../../device/notifications';
import { useReminderWays } from '../../../../http/use-reminder-ways';
import { saveReminders } from '../../../../store/reminders/reminders';
import { useToast } from '../../../../ui/feedback/toast';
import { Choice } from '../../../../ui/form/choice';
import { Field } from '../../../../ui/form/field';
import { QUIET } from '../../../../ui/styles';
import { format } from '../../../../ui/words/format';
import { timeOfDayWords } from '../../../../ui/words/time';
import { ProfileCard } from '../../profile-card';
import { messages } from './messages';
import { NotificationsHere } from './notifications-here';

const WAYS: readonly (readonly [ReminderWay, string])[] = [
  ['off', messages.off],
  ['email', messages.byEmail],
  ['push', messages.asANotification],
];

/** Which reminders the server sends, and when. @param profile null before the first goals */
export function RemindersCard({ user, profile }: { user: User; profile: Profile | null }) {
  if (!profile)
    return (
      <ProfileCard id="reminders" title={messages.reminders} words={messages.saveYourGoalsFirst}>
        {null}
      </ProfileCard>
    );
  return (
    <ProfileCard id="reminders" title={messages.reminders} words={messages.aboutReminders}>
      <Choices user={user} reminders={profile.reminders ?? NO_REMINDERS} />
    </ProfileCard>
  );
}

function Choices({ user, reminders }: { user: User; reminders: Reminders }) {
  const change = useChange();
  const { daily, limit } = reminders;
  const isOn = daily !== 'off' || limit !== 'off';
  const isPush = daily === 'push' || limit === 'push';
  // No reminder about used-up free analyses if the host offers none.
  const isFree =
    user.hostPlan?.freeImages !== 0 &&
    !hasUnlimitedUploads({ subscriptionEndDate: null, ...user }, Date.now());
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={GRID}>
        <WayChoice
          label={messages.whenNothingIsLogged}
          value={daily}
          onChoose={(way) => {
            change({ daily: way });
          }}
        />
        {(isFree || limit !== 'off') && (
          <WayChoice
            label={messages.whenFreePhotosUsedUp}
            value={limit}
            onChoose={(way) => {
              change({ limit: way });
            }}
          />
        )}
      </Box>
      {isOn && <Times reminders={reminders} change={change} />}
      <NotSetUp reminders={reminders} />
      {isPush && <NotificationsHere />}
    </Box>
  );
}

interface WayChoiceProps {
  label: string;
  value: ReminderWay;
  onChoose: (way: ReminderWay) => void;
}

function WayChoice({ label, value, onChoose }: WayChoiceProps) {
  return (
    <Choice
      label={label}
      options={WAYS}
      value={value}
      onChange={({ target }) => {
        const chosen = WAYS.find(([way]) => way === target.value);
        if (chosen) onChoose(chosen[0]);
      }}
    />
  );
}

interface TimesProps {
  reminders: Reminders;
  change: (change: Partial<Reminders>) => void;
}

function Times({ reminders, change }: TimesProps) {
  const zone = timeZoneHere();
  const time = (label: string, name: 'at' | 'quietFrom' | 'quietTo') => (
    <Field
      label={label}
      type="time"
      value={reminders[name]}
      onChange={({ target: { value } }) => {
        // The value is empty while the user is typing.
        if (/^\d\d:\d\d$/.test(value)) change({ [name]: value });
      }}
    />
  );
  return (
    <>
      <Box sx={GRID}>
        {time(messages.remindMeAt, 'at')}
        {time(messages.quietFrom, 'quietFrom')}
        {time(messages.quietUntil, 'quietTo')}
      </Box>
      <Typography role="status" sx={QUIET}>
        {whenWords(reminders, zone)}
      </Typography>
    </>
  );
}

/** When the reminder is actually sent, in the user's time zone. */
function whenWords(reminders: Reminders, timeZone: string): string {
  const first = firstTime({ ...reminders, timeZone });
  if (first === null) return messages.neverSent;
  const time = timeOfDayWords(`2026-01-01T${first}`);
  // Time zones have identifiers such as 'America/New_York'.
  const zone = timeZone.replaceAll('_', ' ');
  return first === reminders.at
    ? format(messages.sentAt, { time, zone })
    : format(messages.sentAfterQuietHours, { time, zone });
}

/** Says which chosen ways are not set up on this server. */
function NotSetUp({ reminders: { daily, limit } }: { reminders: Reminders }) {
  const { data: ways } = useReminderWays();
  if (!ways) return null;
  const noMail = !ways.email && (daily === 'email' || limit === 'email');
  const noPush = ways.pushKey === null && (daily === 'push' || limit === 'push');
  if (!noMail && !noPush) return null;
  return (
    <Typography role="status" sx={{ fontSize: '0.9375rem' }}>
      {noMail && messages.mailIsNotSetUp} {noPush && messages.pushIsNotSetUp}
    </Typography>
  );
}

function useChange(): (change: Partial<Reminders>) => void {
  const toast = useToast();
  return (change) => {
    saveReminders(change, timeZoneHere()).catch((error: unknown) => {
      const description = error instanceof Error ? error.message : messages.pleaseTryAgain;
      toast({ title: messages.notSaved, description, failed: true });
    });
  };
}

const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
  alignItems: 'end',
} as const;
