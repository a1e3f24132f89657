import { Box } from '@mui/material';

import type { Consents } from '#shared/contract/consents';

import { useHasPhotos } from '../../../store/diary';
import { useAccount } from '../../../store/use-account';
import { format } from '../../../ui/words/format';
import { messages } from './messages';

/** What becomes of a photo with this server and this device; gone once there is one. */
export function PhotoAbilities() {
  const hasPhotos = useHasPhotos();
  const consents = useAccount()?.consents;
  if (hasPhotos !== false || !consents) return null;
  return (
    <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
      {abilityWords(consents, 'WebAssembly' in globalThis)}
    </Box>
  );
}

export function abilityWords(
  { provider, ai }: Pick<Consents, 'provider' | 'ai'>,
  canCompare: boolean,
): string {
  if (provider && !ai) return format(messages.asksFirst, { provider: provider.name });
  if (provider && ai?.send) return format(messages.readBy, { provider: provider.name });
  const device = canCompare ? messages.whatThisDeviceDoes : messages.cannotCompare;
  return `${provider ? messages.youChoseNoAi : messages.noAi} ${device}`;
}
