import { Box } from '@mui/material';
import { useRef, useState } from 'react';

import { isLocalDateTime } from '#shared/records/local-date-time';
import type { WeightUnit } from '#shared/records/profile';
import { readWeight } from '#shared/rules/weight-input';

import { addWeight, deleteWeight, weighingBeside } from '../../../store/weights';
import { useToast } from '../../../ui/feedback/toast';
import { Choice } from '../../../ui/form/choice';
import { Field } from '../../../ui/form/field';
import { WEIGHT_UNIT_OPTIONS } from '../../../ui/profile/options';
import { convertedWeight, type Switched, switchedUnit } from '../../../ui/profile/switched-unit';
import { SaveOrConfirm, useQuestion, weightQuestion } from '../../../ui/profile/weight-question';
import { format } from '../../../ui/words/format';
import { plainNumber } from '../../../ui/words/read-number';
import { farDateQuestion, localNow } from '../../../ui/words/time';
import { useTimeNow } from '../../../ui/words/use-time-now';
import { messages } from '../messages';

interface WeightFormProps {
  /** The user's unit. */
  unit: WeightUnit;
  /** True if there is no profile with a unit, so that the user chooses it here. */
  choose: boolean;
}

export function WeightForm({ unit: usual, choose }: WeightFormProps) {
  const [chosen, setChosen] = useState<WeightUnit>();
  const unit = choose ? (chosen ?? usual) : usual;
  const { text, setText, when, setWhen, problem, whenProblem, saving, save, question, dismiss } =
    useLogWeight(unit);
  const switched = useRef<Switched<WeightUnit>>(undefined);
  const field = useRef<HTMLInputElement>(null);
  const switchTo = (to: WeightUnit) => {
    const before = switched.current;
    switched.current = switchedUnit({ text, unit }, to, { before, convert: convertedWeight });
    setText(switched.current.shown.text);
    setChosen(to);
  };
  return (
    <Box
      component="form"
      noValidate
      aria-label={messages.logAWeight}
      sx={FORM}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Box sx={{ ...FIELDS, gridTemplateColumns: choose ? TWO_COLUMNS : ONE_COLUMN }}>
        <Field
          label={choose ? messages.weight : format(messages.weightIn, { unit })}
          inputProps={{ inputMode: 'decimal' }}
          inputRef={field}
          autoComplete="off"
          value={text}
          problem={problem}
          onChange={(event) => {
            setText(event.target.value);
          }}
        />
        {choose && (
          <Choice
            label={messages.unit}
            options={WEIGHT_UNIT_OPTIONS}
            value={unit}
            onChange={(event) => {
              switchTo(event.target.value as WeightUnit);
            }}
          />
        )}
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
          <Field
            label={messages.when}
            type="datetime-local"
            value={when}
            problem={whenProblem}
            onChange={(event) => {
              setWhen(event.target.value);
            }}
          />
        </Box>
      </Box>
      <SaveOrConfirm
        {...{ question, saving }}
        label={messages.saveWeight}
        onChange={() => {
          dismiss();
          field.current?.select();
        }}
      />
    </Box>
  );
}

const IN_THE_FUTURE = messages.timeInTheFuture;

function useLogWeight(unit: WeightUnit) {
  const toast = useToast();
  const [text, setText] = useState('');
  const { when, set, setWhen, followAgain } = useTimeNow();
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const read = readWeight(plainNumber(text));
  const { question, ask } = useQuestion([text, unit, set].join(' '));
  const whenProblem = problemOf(when);

  const takeBack = async (id: string) => {
    await deleteWeight(id);
    toast({ title: messages.weightTakenBack });
  };
  const busy = useRef(false);
  const save = async () => {
    if ('problem' in read || whenProblem !== undefined) {
      setTried(true);
      return;
    }
    // Reading the weight to compare with takes a moment, and a second press may come in that time.
    if (busy.current) return;
    busy.current = true;
    try {
      const { weight } = read;
      const fields = { weight, weightUnit: unit, recordedAt: when };
      const unusual = question
        ? null
        : (farDateQuestion(when) ?? weightQuestion(fields, await weighingBeside(when)));
      ask(unusual);
      // Disabled only while saving: a disabled button loses the focus, which it must keep for the question.
      if (unusual !== null) return;
      setSaving(true);
      const id = await addWeight(fields);
      setText('');
      followAgain();
      setTried(false);
      toast({
        title: format(messages.weightSaved, { weight, unit }),
        action: { label: messages.undo, run: async () => takeBack(id) },
      });
    } catch (error) {
      const description = error instanceof Error ? error.message : messages.pleaseTryAgain;
      toast({ title: messages.notSaved, description, failed: true });
    } finally {
      busy.current = false;
      setSaving(false);
    }
  };
  return {
    text,
    setText,
    when,
    setWhen,
    saving,
    question,
    dismiss: () => {
      ask(null);
    },
    problem: tried && 'problem' in read ? read.problem : undefined,
    whenProblem: tried ? whenProblem : undefined,
    save: () => void save(),
  };
}

function problemOf(when: string): string | undefined {
  if (!isLocalDateTime(when)) return messages.enterADateAndTime;
  return when > localNow() ? IN_THE_FUTURE : undefined;
}

const ONE_COLUMN = 'minmax(0, 1fr)';

const FORM = {
  mt: 2,
  p: 2,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: ONE_COLUMN,
  borderRadius: '14px',
  bgcolor: 'raised.main',
} as const;

const FIELDS = { display: 'grid', gap: 1.5, alignItems: 'start' } as const;
const TWO_COLUMNS = 'repeat(auto-fit, minmax(112px, 1fr))';
