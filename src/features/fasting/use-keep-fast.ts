import { useToast } from '../../ui/feedback/toast';
import { messages } from './messages';

/** Runs a change and shows a toast with undo, or a toast that it failed. */
export function useKeepFast(): (
  title: string,
  act: () => Promise<() => Promise<void>>,
) => Promise<void> {
  const toast = useToast();
  const failed = () => {
    toast({ title: messages.notSaved, description: messages.pleaseTryAgain, failed: true });
  };
  return async (title, act) => {
    try {
      const takeBack = await act();
      const run = () => void takeBack().catch(failed);
      toast({ title, action: { label: messages.undo, run } });
    } catch {
      failed();
    }
  };
}
