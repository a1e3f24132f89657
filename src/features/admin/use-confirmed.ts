import { useRef, useState } from 'react';

import { useToast } from '../../ui/feedback/toast';
import { failureWords, isSessionRefused } from './call-failures';
import { messages } from './messages';

/**
 * For a dialog that asks before an action.
 * @param words the message if it fails; by default the server's
 */
export function useConfirmed(
  act: () => Promise<void>,
  words?: string,
): { pending: boolean; confirm: () => Promise<void> } {
  const [pending, setPending] = useState(false);
  const toast = useToast();
  const busy = useRef(false);
  const confirm = async () => {
    // A double click comes before the button is disabled, and some buttons never are.
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    try {
      await act();
      // The button must work again: a job that was retried may have failed again.
      setPending(false);
    } catch (error) {
      // The dashboard closes by itself in this case.
      if (isSessionRefused(error as Error)) return;
      setPending(false);
      const description = words ?? failureWords(error as Error);
      toast({ title: messages.error, description, failed: true });
    } finally {
      busy.current = false;
    }
  };
  return { pending, confirm };
}
