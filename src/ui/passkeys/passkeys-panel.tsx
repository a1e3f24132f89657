import { Box, Button } from '@mui/material';
import { useState } from 'react';

import type { Passkey } from '#shared/contract/passkeys';

import { Icon } from '../icons';
import { format } from '../words/format';
import { momentWords } from '../words/time';
import { messages } from './messages';
import { AddPasskey, type PasskeyCalls, RemovePasskey, RenamePasskey } from './passkey-dialogs';

interface PasskeysPanelProps {
  passkeys: readonly Passkey[];
  calls: PasskeyCalls;
  /** Host name in the address of this page. */
  host: string;
  /** Everything about passkeys needs the server. */
  online: boolean;
}

type Open = 'add' | { rename: Passkey } | { remove: Passkey };

/** Lists the account's passkeys, with buttons to add, rename and remove them. */
export function PasskeysPanel({ passkeys, calls, host, online }: PasskeysPanelProps) {
  const [open, setOpen] = useState<Open>();
  const close = () => {
    setOpen(undefined);
  };
  return (
    <>
      {passkeys.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 2, p: 0 }}>
          {passkeys.map((passkey) => (
            <PasskeyLine
              key={passkey.id}
              passkey={passkey}
              isForeign={passkey.site !== host}
              online={online}
              onOpen={setOpen}
            />
          ))}
        </Box>
      )}
      <Button
        variant={passkeys.length > 0 ? 'outlined' : 'contained'}
        aria-haspopup="dialog"
        disabled={!online}
        onClick={() => {
          setOpen('add');
        }}
      >
        {messages.addAPasskey}
      </Button>
      {open === 'add' && <AddPasskey calls={calls} onClose={close} />}
      {typeof open === 'object' && 'rename' in open && (
        <RenamePasskey passkey={open.rename} calls={calls} onClose={close} />
      )}
      {typeof open === 'object' && 'remove' in open && (
        <RemovePasskey passkey={open.remove} calls={calls} onClose={close} />
      )}
    </>
  );
}

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  py: 1.25,
  borderTop: '1px solid',
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0, pt: 0 },
} as const;

interface PasskeyLineProps {
  passkey: Passkey;
  isForeign: boolean;
  online: boolean;
  onOpen: (open: Open) => void;
}

function PasskeyLine({ passkey, isForeign, online, onOpen }: PasskeyLineProps) {
  const { name, site } = passkey;
  return (
    <Box component="li" sx={LINE}>
      <Box sx={{ display: 'flex', gap: 1.5, flex: '1 1 220px', minWidth: 0 }}>
        <Box sx={{ flex: 'none', color: 'primary.main', lineHeight: 0 }}>
          <Icon name="key" size={24} />
        </Box>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box sx={{ fontWeight: 650 }}>{name}</Box>
          <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
            {factsOf(passkey, Date.now())}
          </Box>
          {isForeign && (
            <Box sx={{ fontSize: '0.875rem' }}>{format(messages.ofAnotherAddress, { site })}</Box>
          )}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', ml: 'auto', mr: -1.5 }}>
        <Button
          disabled={!online}
          aria-label={format(messages.renameNamed, { name })}
          sx={{ px: 1.5 }}
          onClick={() => {
            onOpen({ rename: passkey });
          }}
        >
          {messages.rename}
        </Button>
        <Button
          disabled={!online}
          color="error"
          aria-label={format(messages.removeNamed, { name })}
          sx={{ px: 1.5 }}
          onClick={() => {
            onOpen({ remove: passkey });
          }}
        >
          {messages.remove}
        </Button>
      </Box>
    </Box>
  );
}

function factsOf({ createdAt, lastUsedAt, synced }: Passkey, now: number): string {
  const parts = [
    format(messages.added, { createdAt: momentWords(createdAt, now) }),
    lastUsedAt === null
      ? messages.neverUsed
      : format(messages.lastUsed, { lastUsedAt: momentWords(lastUsedAt, now) }),
  ];
  return [...parts, ...(synced ? [messages.onAllYourDevices] : [])].join(' · ');
}
