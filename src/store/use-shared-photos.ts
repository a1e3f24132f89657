import { registry, type SharedPhoto } from './registry';
import { nextSharedPhoto } from './shared-photos';
import { useLive } from './use-live';

/** How many pictures that were shared with the app wait; undefined while they are counted. */
export function useSharedPhotoCount(): number | undefined {
  return useLive(async () => registry().sharedPhotos.count(), []);
}

/** The shared picture that comes next; undefined where none waits. */
export function useNextSharedPhoto(): SharedPhoto | undefined {
  return useLive(nextSharedPhoto, []);
}
