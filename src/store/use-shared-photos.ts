import { registry, type SharedPhoto } from './registry';
import { nextSharedPhoto } from './shared-photos';
import { useLive } from './use-live';

export function useSharedPhotoCount(): number | undefined {
  return useLive(async () => registry().sharedPhotos.count(), []);
}

export function useNextSharedPhoto(): SharedPhoto | undefined {
  return useLive(nextSharedPhoto, []);
}
