import type { SharedPhoto } from '../registry';
import { countSharedPhotos, nextSharedPhoto, unansweredPhotos } from './shared-photos';
import { useLive } from '../use-live';

export function useSharedPhotoCount(): number | undefined {
  return useLive(async () => countSharedPhotos(), []);
}

export function useUnansweredPhotos(): SharedPhoto[] {
  return useLive(async () => unansweredPhotos(), []) ?? [];
}

export function useNextSharedPhoto(): SharedPhoto | undefined {
  return useLive(nextSharedPhoto, []);
}
