import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';

import { answerConsent } from '../../store/accounts';
import { TickField } from '../../ui/form/tick';
import { Page } from '../../ui/layout/page';
import { useTitle } from '../../ui/layout/page-title';
import { messages } from './messages';

/** Replaces all pages, once, for users who signed up before this question existed. Works offline. */
export function HealthQuestion({ userId }: { userId: string }) {
  useTitle(messages.oneQuestion);
  return (
    <Page title={messages.oneQuestion}>
      <Box sx={{ maxWidth: 560, display: 'grid', gap: 2 }}>
        <Typography>{messages.aboutHealthData}</Typography>
        <HealthConsentForm
          userId={userId}
          onRefuse={() => void answerConsent(userId, { kind: 'health', given: false })}
        />
      </Box>
    </Page>
  );
}

interface HealthConsentFormProps {
  userId: string;
  /** Missing if the user has already refused. */
  onRefuse?: () => void;
}

export function HealthConsentForm({ userId, onRefuse }: HealthConsentFormProps) {
  const [agrees, setAgrees] = useState(false);
  const [isMissing, setMissing] = useState(false);
  return (
    <Box
      component="form"
      sx={{ display: 'grid', gap: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(!agrees);
        if (agrees) void answerConsent(userId, { kind: 'health', given: true });
      }}
    >
      <TickField
        label={messages.iAgree}
        checked={agrees}
        problem={isMissing && !agrees ? messages.pleaseTick : undefined}
        onChange={({ target }) => {
          setAgrees(target.checked);
        }}
      />
      <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
        {messages.takeItBack}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" variant="contained">
          {messages.continue}
        </Button>
        {onRefuse && <Button onClick={onRefuse}>{messages.iDoNotAgree}</Button>}
      </Box>
    </Box>
  );
}
