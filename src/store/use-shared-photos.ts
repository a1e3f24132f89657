import type { SharedPhoto } from './registry';
import { countSharedPhotos, nextSharedPhoto, unansweredPhotos } from './shared-photos';
import { useLive } from './use-live';

/** How many pictures that were shared with the app wait; undefined while they are counted. */
export function useSharedPhotoCount(): number | undefined {
  return useLive(async () => countSharedPhotos(), []);
}

/** Shared pictures that wait for an answer. */
export function useUnansweredPhotos(): SharedPhoto[] {
  return useLive(async () => unansweredPhotos(), []) ?? [];
}

/** The shared picture that comes next; undefined where none waits. */
export function useNextSharedPhoto(): SharedPhoto | undefined {
  return useLive(nextSharedPhoto, []);
}
