import { Box, Button } from '@mui/material';
import { useState } from 'react';

import { counted } from '../../ui/words/counted';

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
        {move === 'moving' ? 'Moving...' : 'Move to fresh storage'}
      </Button>
      <Box role="status" sx={{ flexBasis: '100%', px: 1, pb: move === 'offered' ? 0 : 1.25 }}>
        {moveWords(move)}
      </Box>
    </>
  );
}

async function rescue(): Promise<{ changes: number; photos: number }> {
  // Loaded when needed: every visitor loads the error page.
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
      return 'What waits could not be read, so nothing was changed. Reload, then try again.';
    default:
      return `Moved: ${counted(move.changes, 'waiting change')} and ${counted(move.photos, 'photo')}. The rest comes from the server. Reload to go on.`;
  }
}
