import { Box, Button } from '@mui/material';
import { useState } from 'react';

import { type Invite, listInvites, revokeInvite } from '#shared/contract/admin/invites';
import { at } from '#shared/contract/endpoint';

import { refetchAdmin, useAdminList } from '../../../http/admin/queries';
import { call } from '../../../http/call';
import { useToast } from '../../../ui/feedback/toast';
import { Icon } from '../../../ui/icons';
import { ConfirmDialog } from '../../../ui/layout/dialog';
import { QUIET } from '../../../ui/styles';
import { format } from '../../../ui/words/format';
import { momentWords } from '../../../ui/words/time';
import { EmptyList, offsetAfter, PagedList } from '../list';
import { StatePill } from '../state-pill';
import { TabHeader } from '../tab-header';
import { useConfirmed } from '../use-confirmed';
import { messages } from './messages';
import { NewInvite } from './new-invite';

const WORDS = {
  invite: messages.neededHere,
  open: messages.notNeededHere,
  closed: messages.noSignUpsSoUseless,
} as const;

const rowsIn = ({ invites }: { invites: Invite[] }) => invites;

export function InvitesTab() {
  const list = useAdminList(listInvites, {}, offsetAfter(rowsIn));
  const [making, setMaking] = useState(false);
  const signups = list.data?.pages[0]?.signups;
  const words = signups === undefined ? messages.whatTheyAre : WORDS[signups];
  return (
    <>
      <TabHeader title={messages.invites} words={words} answer={list} />
      <Button
        variant="contained"
        startIcon={<Icon name="plus" size={20} />}
        sx={{ mb: 2 }}
        onClick={() => {
          setMaking(true);
        }}
      >
        {messages.newInvite}
      </Button>
      <PagedList
        answer={list}
        rowsIn={rowsIn}
        label={(total) => format(messages.totalInvites, { total })}
        empty={<EmptyList>{messages.noInvitesYet}</EmptyList>}
      >
        {(invite) => <InviteRow key={invite.id} invite={invite} />}
      </PagedList>
      {making && (
        <NewInvite
          onClose={() => {
            setMaking(false);
          }}
        />
      )}
    </>
  );
}

function InviteRow({ invite }: { invite: Invite }) {
  const [revoking, setRevoking] = useState(false);
  const { label, uses, used, createdBy, expiresAt } = invite;
  const facts = [
    format(messages.usedOf, { used, uses }),
    format(messages.expires, { when: momentWords(expiresAt, Date.now()) }),
    format(messages.madeBy, { name: createdBy ?? messages.theHost }),
  ];
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Box
          component="h3"
          sx={{ m: 0, fontSize: '1rem', fontWeight: 720, overflowWrap: 'anywhere' }}
        >
          {label || messages.unnamed}
        </Box>
        <Box sx={QUIET}>{facts.join(' · ')}</Box>
      </Box>
      <State invite={invite} />
      <Button
        color="error"
        sx={{ px: 1.5, mr: -1.5 }}
        onClick={() => {
          setRevoking(true);
        }}
      >
        {messages.revoke}
      </Button>
      {revoking && (
        <Revoke
          invite={invite}
          onClose={() => {
            setRevoking(false);
          }}
        />
      )}
    </Box>
  );
}

function State({ invite: { uses, used, expiresAt } }: { invite: Invite }) {
  if (used >= uses) return <StatePill tone="quiet">{messages.usedUp}</StatePill>;
  if (expiresAt <= Date.now()) return <StatePill tone="quiet">{messages.expired}</StatePill>;
  return <StatePill tone="good">{messages.good}</StatePill>;
}

function Revoke({ invite, onClose }: { invite: Invite; onClose: () => void }) {
  const toast = useToast();
  const { pending, confirm } = useConfirmed(async () => {
    await call(at(revokeInvite, { id: invite.id }), {});
    onClose();
    toast({ title: messages.revoked });
    await refetchAdmin(listInvites);
  });
  return (
    <ConfirmDialog
      open
      title={messages.revokeQuestion}
      about={[invite.label || messages.unnamed]}
      question={messages.nobodyCanUseIt}
      confirmLabel={pending ? messages.revoking : messages.revoke}
      pending={pending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
