import { imports, type ImportNote } from './import';
import { useLiveStore } from './use-live';

/** Follows the imports that can be undone, the newest first; undefined while they are read. */
export function useImports(): ImportNote[] | undefined {
  return useLiveStore(imports, [], []);
}
