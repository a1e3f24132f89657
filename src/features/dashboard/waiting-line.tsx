import { Box } from '@mui/material';

import type { SyncSummary } from '../../store/sync-summary';
import { Icon } from '../../ui/icons';

/** One quiet line of what waits; nothing where nothing does. */
export function WaitingLine({ summary }: { summary: SyncSummary }) {
  const words = waitingWords(summary);
  if (words === null) return null;
  return (
    <Box
      role="status"
      sx={{ mt: 3, display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}
    >
      <Icon name="arrows" size={20} />
      {words}
    </Box>
  );
}

export function waitingWords({ pending, photosWaiting, rejected }: SyncSummary): string | null {
  if (rejected > 0)
    return `${counted(rejected, 'change')} could not be kept by the server and stayed on this device`;
  if (pending > 0)
    return `${counted(pending, 'entry', 'entries')} waiting for signal, safe on this device`;
  if (photosWaiting > 0)
    return `${counted(photosWaiting, 'photo')} waiting for signal, safe on this device`;
  return null;
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
