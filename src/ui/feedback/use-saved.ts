import { messages } from './messages';
import { useToast } from './toast';

/** Writes to this device: says when that failed. Returns whether it is saved. */
export function useSaved(): (work: () => Promise<void>) => Promise<boolean> {
  const toast = useToast();
  return async (work) => {
    try {
      await work();
      return true;
    } catch {
      toast({ title: messages.notSaved, description: messages.couldNotBeSaved, failed: true });
      return false;
    }
  };
}
