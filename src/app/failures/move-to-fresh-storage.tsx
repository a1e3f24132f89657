import { Box, Button } from '@mui/material';
import { useState } from 'react';

import { format } from '../../ui/words/format';
import { messages } from '../messages';

type Move = 'offered' | 'moving' | 'failed' | { changes: number; photos: number };

export function MoveToFreshStorage() {
  const [move, setMove] = useState<Move>('offered');
  const start = async () => {
    setMove('moving');
    setMove(await rescue().catch(() => 'failed' as const));
  };
  return (
    <>
      <Button disabled={move === 'moving' || typeof move === 'object'} onClick={() => void start()}>
        {move === 'moving' ? messages.moving : messages.moveToFreshStorage}
      </Button>
      <Box role="status" sx={{ flexBasis: '100%', px: 1, pb: move === 'offered' ? 0 : 1.25 }}>
        {moveWords(move)}
      </Box>
    </>
  );
}

async function rescue(): Promise<{ changes: number; photos: number }> {
  // Loaded only when needed, because every visitor loads the error page.
  const [{ activeAccount }, { rescueAccount }] = await Promise.all([
    import('../../store/accounts'),
    import('../../store/rescue'),
  ]);
  const account = await activeAccount();
  if (!account) throw new Error('Nobody is signed in on this device.');
  return rescueAccount(account.userId);
}

function moveWords(move: Move): string {
  switch (move) {
    case 'offered':
    case 'moving':
      return '';
    case 'failed':
      return messages.unsyncedEntriesUnreadable;
    default:
      return format(messages.movedChangesAndPhotos, {
        changes: move.changes,
        photos: move.photos,
      });
  }
}
