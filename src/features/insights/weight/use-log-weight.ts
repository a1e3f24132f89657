import { useRef, useState } from 'react';

import { isLocalDateTime } from '#shared/records/local-date-time';
import type { WeightUnit } from '#shared/records/profile';
import { readWeight } from '#shared/rules/weight-input';

import { addWeight, deleteWeight, weighingBeside } from '../../../store/weights';
import { useToast } from '../../../ui/feedback/toast';
import { useQuestion } from '../../../ui/profile/use-question';
import { weightQuestion } from '../../../ui/profile/weight-question-words';
import { localNow } from '../../../ui/words/local-now';

const LATER = 'This is still to come.';

export function useLogWeight(unit: WeightUnit) {
  const toast = useToast();
  const [text, setText] = useState('');
  const [when, setWhen] = useState(localNow);
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const read = readWeight(text);
  const { question, ask } = useQuestion([text, unit, when].join(' '));
  const whenProblem = problemOf(when);

  const busy = useRef(false);
  const save = async () => {
    if ('problem' in read || whenProblem !== undefined) {
      setTried(true);
      return;
    }
    // Finding the weighing to compare takes a moment, in which a second press may come.
    if (busy.current) return;
    busy.current = true;
    try {
      const { weight } = read;
      const fields = { weight, weightUnit: unit, recordedAt: when };
      const unusual = question ? null : weightQuestion(fields, await weighingBeside(when));
      ask(unusual);
      // Disabled only while it saves: a disabled button loses the focus, which the question needs.
      if (unusual !== null) return;
      setSaving(true);
      const id = await addWeight(fields);
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
    } finally {
      busy.current = false;
      setSaving(false);
    }
  };
  return {
    ...{ text, setText, when, setWhen, saving, question },
    dismiss: () => {
      ask(null);
    },
    problem: tried && 'problem' in read ? read.problem : undefined,
    whenProblem: tried ? whenProblem : undefined,
    save: () => void save(),
  };
}

function problemOf(when: string): string | undefined {
  if (!isLocalDateTime(when)) return 'Please give a date and a time.';
  return when > localNow() ? LATER : undefined;
}
