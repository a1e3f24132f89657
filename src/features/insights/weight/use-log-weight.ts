import { useState } from 'react';

import { isLocalDateTime } from '#shared/records/local-date-time';
import type { WeightUnit } from '#shared/records/profile';
import { readWeight } from '#shared/rules/weight/weight-input';

import { addWeight, deleteWeight } from '../../../store/weights';
import { useToast } from '../../../ui/feedback/toast';
import { localNow } from '../../../ui/words/local-now';

const LATER = 'This is still to come.';

/** The fields of a weight, and saving it on this device at once. */
export function useLogWeight(unit: WeightUnit) {
  const toast = useToast();
  const [text, setText] = useState('');
  const [when, setWhen] = useState(localNow);
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const read = readWeight(text);
  const whenProblem = problemOf(when);

  const save = async () => {
    if ('problem' in read || whenProblem !== undefined) {
      setTried(true);
      return;
    }
    setSaving(true);
    try {
      const { weight } = read;
      const id = await addWeight({ weight, weightUnit: unit, recordedAt: when });
      setText('');
      setWhen(localNow());
      setTried(false);
      toast({
        title: `${weight} ${unit} saved`,
        action: { label: 'Undo', run: () => void deleteWeight(id) },
      });
    } catch (error) {
      const description = error instanceof Error ? error.message : 'Please try again.';
      toast({ title: 'Not saved', description, failed: true });
    }
    setSaving(false);
  };
  return {
    ...{ text, setText, when, setWhen, saving },
    problem: tried && 'problem' in read ? read.problem : undefined,
    whenProblem: tried ? whenProblem : undefined,
    save: () => void save(),
  };
}

function problemOf(when: string): string | undefined {
  if (!isLocalDateTime(when)) return 'Please give a date and a time.';
  return when > localNow() ? LATER : undefined;
}
