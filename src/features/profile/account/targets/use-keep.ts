import { useToast } from '../../../../ui/feedback/toast';
import { messages } from './messages';

/** Saves a change and shows a toast with undo, or a toast that it failed. */
export function useKeep(title: string): (set: () => Promise<() => Promise<void>>) => void {
  const toast = useToast();
  const failed = (error: unknown) => {
    const description = error instanceof Error ? error.message : messages.pleaseTryAgain;
    toast({ title: messages.notSaved, description, failed: true });
  };
  return (set) => {
    set()
      .then((takeBack) => {
        toast({
          title,
          action: { label: messages.undo, run: () => void takeBack().catch(failed) },
        });
      })
      .catch(failed);
  };
}
