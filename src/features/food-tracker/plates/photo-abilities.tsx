import { Box } from '@mui/material';

import type { Consents } from '#shared/contract/consents';

import { useHasPhotos } from '../../../store/diary';
import { useAccount } from '../../../store/use-account';
import { format } from '../../../ui/words/format';
import { messages } from './messages';

/** Text about who analyzes photos with this server and device; null once the user has a photo, undefined while loading. */
export function usePhotoAbilities(): string | null | undefined {
  const hasPhotos = useHasPhotos();
  const account = useAccount();
  if (hasPhotos === undefined || account === undefined) return undefined;
  const consents = account?.consents;
  return hasPhotos || !consents ? null : abilityWords(consents, 'WebAssembly' in globalThis);
}

export function PhotoAbilities({ words }: { words: string }) {
  return <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{words}</Box>;
}

function abilityWords(
  { provider, ai }: Pick<Consents, 'provider' | 'ai'>,
  canCompare: boolean,
): string {
  if (provider && !ai) return format(messages.asksFirst, { provider: provider.name });
  if (provider && ai?.send) return format(messages.readBy, { provider: provider.name });
  const device = canCompare ? messages.whatThisDeviceDoes : messages.cannotCompare;
  return `${provider ? messages.youChoseNoAi : messages.noAi} ${device}`;
}
