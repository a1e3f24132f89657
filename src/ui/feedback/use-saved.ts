import { messages } from './messages';
import { useToast } from './toast';

/** Runs a write to this device and shows a toast if it fails. Returns whether it was saved. */
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
