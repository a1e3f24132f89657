import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';

import { type ListedMail, listMails, resendMail } from '#shared/contract/admin/system';
import { at } from '#shared/contract/endpoint';

import { refetchAdmin, useAdminList } from '../../http/admin/queries';
import { call } from '../../http/call';
import { useToast } from '../../ui/feedback/toast';
import { format } from '../../ui/words/format';
import { failureWords, isSessionRefused } from './call-failures';
import { mailWords } from './kind-words';
import { offsetAfter, PagedList } from './list';
import { messages } from './messages';
import { StatePill } from './state-pill';
import { exactTimeWords } from './fact-words';

const QUIET = { color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' } as const;

const rowsIn = ({ mails }: { mails: ListedMail[] }) => mails;

/** Lists mails that wait or have failed; shows nothing if there are none. */
export function MailsList() {
  const list = useAdminList(listMails, {}, offsetAfter(rowsIn));
  return (
    <PagedList
      answer={list}
      rowsIn={rowsIn}
      label={(total) => format(messages.mails, { total })}
      title={
        <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
          {messages.mailNotSent}
        </Typography>
      }
      empty={null}
    >
      {(mail) => <MailLine key={mail.id} mail={mail} />}
    </PagedList>
  );
}

function MailLine({ mail }: { mail: ListedMail }) {
  const { kind, to, userId, state, createdAt, lastAnswer, resendable } = mail;
  const { pending, resend } = useResend(mail);
  const sendWords = state === 'failed' ? messages.sendAgain : messages.sendNow;
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.25 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box component="h4" sx={{ m: 0, flex: '1 1 auto', fontSize: '1rem', fontWeight: 680 }}>
          {mailWords(kind)}
        </Box>
        {state === 'failed' ? (
          <StatePill tone="bad">{messages.givenUp}</StatePill>
        ) : (
          <StatePill tone="quiet">{messages.waiting}</StatePill>
        )}
      </Box>
      <Box sx={QUIET}>
        {format(messages.toSince, { to, createdAt: exactTimeWords(createdAt) })}
        {userId !== null && format(messages.account, { userId })}
      </Box>
      <Box sx={QUIET}>{tryWords(mail)}</Box>
      {lastAnswer !== null && <Box sx={{ overflowWrap: 'anywhere' }}>{lastAnswer}</Box>}
      {resendable ? (
        <Button
          sx={{ justifySelf: 'start', ml: -1.5, px: 1.5 }}
          aria-label={format(messages.to, { sendWords, to, kind: mailWords(kind) })}
          aria-disabled={pending}
          onClick={() => void resend()}
        >
          {sendWords}
        </Button>
      ) : (
        <Box sx={QUIET}>{messages.itHeldALink}</Box>
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
      toast({
        title: messages.handedToMailServer,
        description: messages.refreshForResult,
      });
    } catch (error) {
      if (isSessionRefused(error as Error)) return;
      toast({ title: messages.error, description: failureWords(error as Error), failed: true });
    }
    setPending(false);
    await refetchAdmin(listMails);
  };
  return { pending, resend };
}

/** 'Tried 2 times, next at ..., until ...' */
export function tryWords({ state, tries, nextTryAt, endsAt }: ListedMail): string {
  const tried = tries === 0 ? messages.notTriedYet : format(messages.triedTimes, { tries });
  if (state === 'failed') return tried;
  const next =
    nextTryAt === null
      ? messages.beingSentNow
      : format(messages.nextAt, { nextTryAt: exactTimeWords(nextTryAt) });
  return format(messages.until, { tried, next, endsAt: exactTimeWords(endsAt) });
}
