import { Box, Button, Link } from '@mui/material';
import { useState } from 'react';

import {
  type ContactRow,
  deleteContact,
  listContacts,
  setContactHandled,
} from '#shared/contract/admin/contacts';
import { at } from '#shared/contract/endpoint';

import { refetchAdmin, useAdminList } from '../../http/admin/queries';
import { call } from '../../http/call';
import { QUIET } from '../../ui/styles';
import { capital } from '../../ui/words/text';
import { format } from '../../ui/words/format';
import { momentWords } from '../../ui/words/time';
import { DeleteDialog } from './delete-dialog';
import { EmptyList, offsetAfter, PagedList } from './list';
import { messages } from './messages';
import { TabHeader } from './tab-header';
import { useConfirmed } from './use-confirmed';

// About six lines.
const SHORT = 400;

const rowsIn = ({ contacts }: { contacts: ContactRow[] }) => contacts;

export function MessagesTab() {
  const list = useAdminList(listContacts, {}, offsetAfter(rowsIn));
  return (
    <>
      <TabHeader title={messages.messages} words={messages.fromTheContactForm} answer={list} />
      <PagedList
        answer={list}
        rowsIn={rowsIn}
        label={(total) => format(messages.totalMessages, { total })}
        empty={<EmptyList>{messages.noMessagesYet}</EmptyList>}
      >
        {(message) => <Message key={message.id} message={message} />}
      </PagedList>
    </>
  );
}

function Message({ message }: { message: ContactRow }) {
  const { name, email, subject, createdAt } = message;
  const [deleting, setDeleting] = useState(false);
  return (
    <Box component="li">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
        <Box component="h3" sx={{ m: 0, fontSize: '1rem', fontWeight: 720, flex: '1 1 auto' }}>
          {subject}
        </Box>
        <Box component="time" dateTime={new Date(createdAt).toISOString()} sx={QUIET}>
          {capital(momentWords(createdAt, Date.now()))}
        </Box>
      </Box>
      <Box sx={QUIET}>
        {name}, <Link href={replyTo(message)}>{email}</Link>
      </Box>
      <Text text={message.message ?? ''} />
      {message.handledAt !== null && (
        <Box sx={{ ...QUIET, mt: 1 }}>
          {format(messages.handledBy, {
            name: message.handledBy ?? '',
            when: momentWords(message.handledAt, Date.now()),
          })}
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: 1, mx: -1.5, mb: -0.75, '& .MuiButton-root': { px: 1.5 } }}>
        <Button href={replyTo(message)}>{messages.reply}</Button>
        <HandledButton message={message} />
        <Button
          color="error"
          onClick={() => {
            setDeleting(true);
          }}
        >
          {messages.deleteAction}
        </Button>
      </Box>
      {deleting && (
        <DeleteMessage
          message={message}
          onClose={() => {
            setDeleting(false);
          }}
        />
      )}
    </Box>
  );
}

function HandledButton({ message: { id, handledAt } }: { message: ContactRow }) {
  const isOpen = handledAt === null;
  const { confirm } = useConfirmed(async () => {
    await call(at(setContactHandled, { id }), { handled: isOpen });
    await refetchAdmin(listContacts);
  });
  return (
    // Never disabled, because a disabled button would lose the focus.
    <Button onClick={() => void confirm()}>
      {isOpen ? messages.markAsHandled : messages.openAgain}
    </Button>
  );
}

function Text({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  const long = text.length > SHORT;
  return (
    <Box sx={{ mt: 1, maxWidth: 760, whiteSpace: 'pre-wrap' }}>
      {long && !open ? `${text.slice(0, SHORT).trimEnd()}... ` : text}
      {long && (
        <Link
          component="button"
          sx={{ font: 'inherit', ml: open ? 1 : 0, verticalAlign: 'baseline' }}
          aria-expanded={open}
          onClick={() => {
            setOpen(!open);
          }}
        >
          {open ? messages.showLess : messages.showAll}
        </Link>
      )}
    </Box>
  );
}

function replyTo({ email, subject }: ContactRow): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
}

interface DeleteMessageProps {
  message: ContactRow;
  onClose: () => void;
}

function DeleteMessage({ message: { id, subject, name }, onClose }: DeleteMessageProps) {
  return (
    <DeleteDialog
      title={messages.deleteThisMessage}
      about={[subject, format(messages.fromSomebody, { name })]}
      question={messages.itGoesForGood}
      done={messages.messageDeleted}
      remove={async () => call(at(deleteContact, { id }), {})}
      refetch={async () => refetchAdmin(listContacts)}
      onClose={onClose}
    />
  );
}
