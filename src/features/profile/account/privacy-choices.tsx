import { Box, Button, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import type { Consents } from '#shared/contract/consents';

import { answerConsent } from '../../../store/accounts';
import { useAccount } from '../../../store/use-account';
import { AiTerms } from '../../../ui/consents/ai-terms';
import { Choice } from '../../../ui/form/choice';
import { ConfirmDialog } from '../../../ui/layout/dialog';
import { format } from '../../../ui/words/format';
import { dateOf } from '../../../ui/words/time';
import { ProfileCard } from '../profile-card';
import { messages } from './messages';

const ID = 'privacy-choices';

/** The user's consents; changes apply at once, even offline. */
export function PrivacyChoices() {
  const account = useAccount();
  const { hash } = useLocation();
  const isKnown = account?.consents !== undefined;
  useEffect(() => {
    if (isKnown && hash === `#${ID}`) document.getElementById(ID)?.scrollIntoView();
  }, [isKnown, hash]);
  if (!account?.consents) return null;
  const { userId, consents } = account;
  return (
    <ProfileCard id={ID} title={messages.privacyChoices}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <AiChoice userId={userId} consents={consents} />
        <HealthChoice userId={userId} consents={consents} />
        {consents.parent && (
          <Typography>
            {format(messages.aParentAgreedOn, { day: dateOf(consents.parent.at) })}
          </Typography>
        )}
      </Box>
    </ProfileCard>
  );
}

interface PartProps {
  userId: string;
  consents: Consents;
}

function AiChoice({ userId, consents: { provider, ai } }: PartProps) {
  if (!provider) return <Typography>{messages.noAiProvider}</Typography>;
  const options = [
    ...(ai ? [] : [['', messages.notAnsweredYet] as const]),
    ['device', messages.onlyOnThisDevice] as const,
    ['send', format(messages.sentTo, { name: provider.name })] as const,
  ];
  const answer = (given: boolean, notes: boolean) =>
    void answerConsent(userId, { kind: 'ai', given, notes });
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Choice
        label={provider.readsWords ? messages.readingOfMeals : messages.readingOfPhotos}
        options={options}
        value={choiceOf(ai)}
        onChange={({ target: { value } }) => {
          if (value !== '') answer(value === 'send', false);
        }}
      />
      <AiTerms
        provider={provider}
        notes={ai?.notes ?? false}
        disabled={ai?.send !== true}
        onNotes={(notes) => {
          answer(true, notes);
        }}
      />
      <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
        {messages.choiceCountsFromNowOn}
      </Typography>
    </Box>
  );
}

function choiceOf(ai: Consents['ai']): '' | 'send' | 'device' {
  if (!ai) return '';
  return ai.send ? 'send' : 'device';
}

function HealthChoice({ userId, consents: { health } }: PartProps) {
  const [asks, setAsks] = useState(false);
  if (!health?.given || health.at === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography>{format(messages.youAgreedOn, { day: dateOf(health.at) })}</Typography>
      <Button
        variant="outlined"
        onClick={() => {
          setAsks(true);
        }}
      >
        {messages.takeMyConsentBack}
      </Button>
      <ConfirmDialog
        open={asks}
        title={messages.takeYourConsentBack}
        question={messages.takingBackConsentWords}
        confirmLabel={messages.takeItBack}
        cancelLabel={messages.keepIt}
        onCancel={() => {
          setAsks(false);
        }}
        onConfirm={() => {
          setAsks(false);
          void answerConsent(userId, { kind: 'health', given: false });
        }}
      />
    </Box>
  );
}
