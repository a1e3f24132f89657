import { useToast } from '../../ui/feedback/toast';
import { messages } from './messages';

/** Does it, says so with a way back, and says when it failed. */
export function useKeepFast(): (title: string, act: () => Promise<() => Promise<void>>) => void {
  const toast = useToast();
  const failed = () => {
    toast({ title: messages.notSaved, description: messages.pleaseTryAgain, failed: true });
  };
  return (title, act) => {
    act()
      .then((takeBack) => {
        const run = () => void takeBack().catch(failed);
        toast({ title, action: { label: messages.undo, run } });
      })
      .catch(failed);
  };
}
