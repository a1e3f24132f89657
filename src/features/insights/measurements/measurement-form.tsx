import { Box } from '@mui/material';
import { useRef, useState } from 'react';

import { isLocalDateTime } from '#shared/records/local-date-time';
import { BODY_PARTS, type LengthUnit } from '#shared/records/measurement';
import { measuredParts } from '#shared/rules/body/measurements';

import {
  addMeasurement,
  deleteMeasurement,
  type MeasurementEntry,
} from '../../../store/days/measurements';
import { useToast } from '../../../ui/feedback/toast';
import { Choice } from '../../../ui/form/choice';
import { Field } from '../../../ui/form/field';
import { SaveOrConfirm, useQuestion } from '../../../ui/profile/weight-question';
import { format } from '../../../ui/words/format';
import { farDateQuestion, localNow } from '../../../ui/words/time';
import { useTimeNow } from '../../../ui/words/use-time-now';
import { TWO_FIELDS } from '../../../ui/styles';
import { messages } from './messages';
import { measurementWords, partWords } from './part-words';
import { readMeasurement, sizeQuestion } from './read-measurement';

interface MeasurementFormProps {
  entries: readonly MeasurementEntry[];
  /** The unit that the user has used, if known. */
  unit: LengthUnit;
}

// A value that cannot be the name of a part, because it is too long.
const ANOTHER = '+'.repeat(50);

export function MeasurementForm({ entries, unit: usual }: MeasurementFormProps) {
  const form = useLogMeasurement(entries, usual);
  const field = useRef<HTMLInputElement>(null);
  return (
    <Box
      component="form"
      noValidate
      aria-label={messages.logAMeasurement}
      sx={FORM}
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
    >
      <PartFields form={form} entries={entries} />
      <Box sx={TWO_FIELDS}>
        <Field
          label={messages.size}
          inputProps={{ inputMode: 'decimal' }}
          inputRef={field}
          autoComplete="off"
          value={form.text}
          problem={form.problems.text}
          onChange={(event) => {
            form.setText(event.target.value);
          }}
        />
        <Choice
          label={messages.unit}
          options={[
            ['cm', messages.centimeters],
            ['in', messages.inches],
          ]}
          value={form.unit}
          onChange={(event) => {
            form.setUnit(event.target.value === 'in' ? 'in' : 'cm');
          }}
        />
      </Box>
      <Field
        label={messages.when}
        type="datetime-local"
        value={form.when}
        problem={form.whenProblem}
        onChange={(event) => {
          form.setWhen(event.target.value);
        }}
      />
      <SaveOrConfirm
        question={form.question}
        saving={form.saving}
        label={messages.save}
        onChange={() => {
          form.dismiss();
          field.current?.select();
        }}
      />
    </Box>
  );
}

interface PartFieldsProps {
  form: ReturnType<typeof useLogMeasurement>;
  entries: readonly MeasurementEntry[];
}

function PartFields({ form, entries }: PartFieldsProps) {
  const own = measuredParts(entries)
    .map(({ part }) => part)
    .filter((part) => !(BODY_PARTS as readonly string[]).includes(part));
  return (
    <>
      <Choice
        label={messages.what}
        options={[
          ...[...BODY_PARTS, ...own].map((part) => [part, partWords(part)] as const),
          [ANOTHER, messages.another],
        ]}
        value={form.chosen}
        onChange={(event) => {
          form.setChosen(event.target.value);
        }}
      />
      {form.chosen === ANOTHER && (
        <Field
          label={messages.itsName}
          placeholder={messages.leftArm}
          autoComplete="off"
          value={form.name}
          problem={form.problems.part}
          onChange={(event) => {
            form.setName(event.target.value);
          }}
        />
      )}
    </>
  );
}

function useLogMeasurement(entries: readonly MeasurementEntry[], usual: LengthUnit) {
  const toast = useToast();
  const [chosen, setChosen] = useState<string>('waist');
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const [picked, setUnit] = useState<LengthUnit>();
  const { when, set, setWhen, followAgain } = useTimeNow();
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const unit = picked ?? usual;
  const part = chosen === ANOTHER ? name : chosen;
  const read = readMeasurement({ part, text, unit });
  const { question, ask } = useQuestion([part, text, unit, set].join(' '));
  const whenProblem = problemOf(when);

  const save = async () => {
    setTried(true);
    if ('problems' in read || whenProblem !== undefined) return;
    const { measurement } = read;
    const unusual =
      question === null ? (farDateQuestion(when) ?? sizeQuestion(measurement, entries)) : null;
    ask(unusual);
    if (unusual !== null) return;
    setSaving(true);
    try {
      const id = await addMeasurement({ ...measurement, measuredAt: when });
      const takeBack = async () => {
        await deleteMeasurement(id);
        toast({ title: messages.takenBack });
      };
      setText('');
      followAgain();
      setTried(false);
      // From now on the new part is one of the options.
      setChosen(measurement.part);
      setName('');
      toast({
        title: format(messages.measurementSaved, { what: measurementWords(measurement) }),
        action: { label: messages.undo, run: takeBack },
      });
    } catch (error) {
      const description = error instanceof Error ? error.message : messages.pleaseTryAgain;
      toast({ title: messages.notSaved, description, failed: true });
    } finally {
      setSaving(false);
    }
  };
  return {
    chosen,
    setChosen,
    name,
    setName,
    text,
    setText,
    unit,
    setUnit,
    when,
    setWhen,
    question,
    saving,
    problems: tried && 'problems' in read ? read.problems : {},
    whenProblem: tried ? whenProblem : undefined,
    dismiss: () => {
      ask(null);
    },
    save: () => void save(),
  };
}

function problemOf(when: string): string | undefined {
  if (!isLocalDateTime(when)) return messages.enterADateAndTime;
  return when > localNow() ? messages.timeInTheFuture : undefined;
}

const FORM = {
  p: 2,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderRadius: '14px',
  bgcolor: 'raised.main',
} as const;
