import { Box, Button } from '@mui/material';
import { useState } from 'react';

import { listMails, resendMail, type ListedMail } from '#shared/contract/admin/mails';
import { at } from '#shared/contract/at';

import { refetchDesk } from '../../../../http/admin/answers';
import { call } from '../../../../http/call';
import { useToast } from '../../../../ui/feedback/toast';
import { secondWords } from '../../desk-words';
import { isRefusal, wordsOf } from '../../failure-words';
import { StatePill } from '../../state-pill';
import { mailWords, tryWords } from './mail-words';

/** One mail: what it is, whom it is for, how it stands, and the way to send it now. */
export function MailLine({ mail }: { mail: ListedMail }) {
  const { kind, to, userId, state, createdAt, lastAnswer, resendable } = mail;
  const { pending, resend } = useResend(mail);
  const sendWords = state === 'failed' ? 'Send again' : 'Send now';
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.25 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box component="h4" sx={{ m: 0, flex: '1 1 auto', fontSize: '1rem', fontWeight: 680 }}>
          {mailWords(kind)}
        </Box>
        {state === 'failed' ? (
          <StatePill tone="bad">Given up</StatePill>
        ) : (
          <StatePill tone="quiet">Waiting</StatePill>
        )}
      </Box>
      <Box sx={QUIET}>
        To {to}, since {secondWords(createdAt)}
        {userId !== null && `, account ${userId}`}
      </Box>
      <Box sx={QUIET}>{tryWords(mail)}</Box>
      {lastAnswer !== null && <Box sx={{ overflowWrap: 'anywhere' }}>{lastAnswer}</Box>}
      {resendable ? (
        <Button
          sx={{ justifySelf: 'start', ml: -1.5, px: 1.5 }}
          aria-label={`${sendWords} to ${to}: ${mailWords(kind)}`}
          aria-disabled={pending}
          onClick={() => void resend()}
        >
          {sendWords}
        </Button>
      ) : (
        <Box sx={QUIET}>It held a link, which is erased. The person can ask for a new one.</Box>
      )}
    </Box>
  );
}

function useResend({ id }: ListedMail) {
  const [pending, setPending] = useState(false);
  const toast = useToast();
  const resend = async () => {
    if (pending) return;
    setPending(true);
    try {
      await call(at(resendMail, { id }), {});
      toast({ title: 'Handed to the mail server', description: 'Refresh to see what it says.' });
    } catch (error) {
      if (isRefusal(error as Error)) return;
      toast({ title: 'Error', description: wordsOf(error as Error), failed: true });
    }
    setPending(false);
    await refetchDesk(listMails);
  };
  return { pending, resend };
}

const QUIET = { color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' } as const;
