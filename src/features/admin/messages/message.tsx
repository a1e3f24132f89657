import { Box, Button, Link } from '@mui/material';
import { useState } from 'react';

import { type ContactRow, deleteContact, listContacts } from '#shared/contract/admin/contacts';
import { at } from '#shared/contract/at';

import { refetchDesk } from '../../../http/admin/answers';
import { call } from '../../../http/call';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog';
import { useToast } from '../../../ui/feedback/toast';
import { capital } from '../../../ui/words/capital';
import { momentWords } from '../../../ui/words/moment';
import { isRefusal, wordsOf } from '../failure-words';

// About six lines; what is longer is opened.
const SHORT = 400;

/** One message, with the ways to answer and to remove it. */
export function Message({ message }: { message: ContactRow }) {
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
      <Box sx={{ display: 'flex', gap: 1, mx: -1.5, mb: -0.75, '& .MuiButton-root': { px: 1.5 } }}>
        <Button href={replyTo(message)}>Reply</Button>
        <Button
          color="error"
          onClick={() => {
            setDeleting(true);
          }}
        >
          Delete
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
          {open ? 'Show less' : 'Show all'}
        </Link>
      )}
    </Box>
  );
}

function replyTo({ email, subject }: ContactRow): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
}

const QUIET = { color: 'text.secondary', fontSize: '0.9375rem' } as const;

interface DeleteMessageProps {
  message: ContactRow;
  onClose: () => void;
}

/** Asks, and then removes a message for good. */
function DeleteMessage({ message, onClose }: DeleteMessageProps) {
  const [pending, setPending] = useState(false);
  const toast = useToast();
  const confirm = async () => {
    setPending(true);
    try {
      await call(at(deleteContact, { id: message.id }), {});
      onClose();
      toast({ title: 'Message deleted' });
      await refetchDesk(listContacts);
    } catch (error) {
      if (isRefusal(error as Error)) return;
      setPending(false);
      toast({ title: 'Error', description: wordsOf(error as Error), failed: true });
    }
  };
  return (
    <ConfirmDialog
      open
      title="Delete this message?"
      about={[message.subject, `from ${message.name}`]}
      question="It goes for good, with the address of whoever wrote it."
      confirmLabel={pending ? 'Deleting...' : 'Delete'}
      pending={pending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
