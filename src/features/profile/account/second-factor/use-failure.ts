import type { FieldValues, UseFormSetError } from 'react-hook-form';

import { CallError } from '../../../../http/failure';
import { refetchSecondFactor } from '../../../../http/use-second-factor';
import { useToast } from '../../../../ui/feedback/toast';
import { putFieldProblems } from '../../../../ui/form/put-field-problems';

// It has been turned on or off elsewhere, or what was begun is too old: there is nothing to go on with.
const STALE = new Set(['second_factor_on', 'second_factor_off', 'second_factor_not_begun']);

// Where the answer that turned it on was lost, so were the codes in it.
const ON_ALREADY =
  'Two-step sign-in is on already. If you have no recovery codes, please make new ones.';

/** Says what failed, beside its field where it has one; closes what is about a state that is no more. */
export function useFailure(title: string, onClose: () => void) {
  const toast = useToast();
  return <Values extends FieldValues>(error: unknown, setError: UseFormSetError<Values>): void => {
    const failure = error instanceof CallError ? error : undefined;
    if (failure) putFieldProblems(setError, failure.fields);
    const isOn = failure?.code === 'second_factor_on';
    const words = isOn ? ON_ALREADY : (failure?.detail ?? 'Please try again.');
    toast({ title, description: words, failed: true });
    if (!STALE.has(failure?.code ?? '')) return;
    void refetchSecondFactor();
    onClose();
  };
}
