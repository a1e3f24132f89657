import type { TargetWay } from '#shared/records/target';

import { type NewTarget, setTarget } from '../../../store/targets';
import { useToast } from '../../../ui/feedback/toast';
import { focusOnceShown } from '../../../ui/focus/focus-when-shown';
import { format } from '../../../ui/words/format';
import { energyWords } from '../../../ui/words/quantity';
import { localNow } from '../../../ui/words/time';
import type { ExpenditureView } from './expenditure-view';
import { messages } from './messages';

interface Answer {
  calories: number;
  way: TargetWay;
  /** The week of the answered check-in; null if the target is set without one. */
  checkIn: string | null;
}

/** Sets the target at once, with undo. */
export function useSetTarget({ now, target }: ExpenditureView): (answer: Answer) => Promise<void> {
  const toast = useToast();
  const failed = (error: unknown) => {
    const description = error instanceof Error ? error.message : messages.pleaseTryAgain;
    toast({ title: messages.notSaved, description, failed: true });
  };
  return async (answer) => {
    const { kcal, low, high } = now;
    const expenditure = answer.way === 'adaptive' && low !== null ? { kcal, low, high } : null;
    const set: NewTarget = { ...answer, since: localNow(), expenditure };
    try {
      const undo = await setTarget(set);
      const back = async () => {
        await undo();
        toast({ title: format(messages.targetIsBack, { energy: energyWords(target) }) });
      };
      toast({
        title: format(messages.yourTargetIs, { energy: energyWords(answer.calories) }),
        action: { label: messages.undo, run: () => void back().catch(failed) },
      });
      if (answer.checkIn !== null) {
        await focusOnceShown(headingOnceAnswered);
      }
    } catch (error) {
      failed(error);
    }
  };
}

/** The heading to focus, once the question is gone: the card moves then, which would lose an earlier focus. */
function headingOnceAnswered(): HTMLElement | null {
  if (document.querySelector('#check-in')) return null;
  return document.querySelector('#expenditure');
}
