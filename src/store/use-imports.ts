import { imports, type ImportNote } from './import';
import { useLiveStore } from './use-live';

export function useImports(): ImportNote[] | undefined {
  return useLiveStore(imports, [], []);
}
