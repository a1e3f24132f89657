import { Box, IconButton, Typography } from '@mui/material';
import { useRef, useState } from 'react';

import { PAGES } from '#shared/contract/pages';
import type { Profile, WeightUnit } from '#shared/records/profile';
import { weightIn } from '#shared/rules/units';
import { readWeight } from '#shared/rules/weight-input';

import { addWeight, deleteWeight, weighingBeside, type WeightEntry } from '../../store/weights';
import { useToast } from '../../ui/feedback/toast';
import { Field } from '../../ui/form/field';
import { Icon } from '../../ui/icons';
import { Card } from '../../ui/layout/card';
import { LoneLink } from '../../ui/layout/links';
import { useStart } from '../../ui/layout/use-start';
import { SaveOrConfirm, useQuestion, weightQuestion } from '../../ui/profile/weight-question';
import { TITLE_AND_FIGURE, UNSEEN } from '../../ui/styles';
import { format } from '../../ui/words/format';
import { plainNumber } from '../../ui/words/read-number';
import { dateWithYear, localNow, timeOfDayWords } from '../../ui/words/time';
import { messages } from './messages';

// The usual precision of scales.
const STEPS: Record<WeightUnit, number> = { kg: 0.1, lbs: 0.2 };

interface WeightCardProps {
  /** Null if the user has set no goals. */
  profile: Profile | null;
  /** Null before the first weight. */
  last: WeightEntry | null;
}

export function WeightCard({ profile, last }: WeightCardProps) {
  const unit = profile?.weightUnit ?? last?.weightUnit ?? 'kg';
  const known = last ? weightIn(unit, last.weight, last.weightUnit) : profile?.currentWeight;
  return (
    <Card component="section" aria-labelledby="weight" sx={{ display: 'grid', gap: 1 }}>
      <Box sx={TITLE_AND_FIGURE}>
        <Typography id="weight" component="h2" variant="h3">
          {messages.weight}
        </Typography>
        {last && (
          <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
            {lastWords(last)}
          </Box>
        )}
      </Box>
      {known === undefined ? (
        <>
          <Typography sx={{ color: 'text.secondary' }}>{messages.whyLogWeight}</Typography>
          <LoneLink to={PAGES.insights}>{messages.logYourFirstWeight}</LoneLink>
        </>
      ) : (
        <WeightForm {...{ unit, known, last }} />
      )}
    </Card>
  );
}

function lastWords({ recordedAt }: WeightEntry): string {
  const day = recordedAt.slice(0, 10);
  return day === localNow().slice(0, 10)
    ? format(messages.weighedToday, { time: timeOfDayWords(recordedAt) })
    : format(messages.weighedOn, { day: dateWithYear(day) });
}

interface WeightFormProps {
  unit: WeightUnit;
  /** The last weight, in this unit. */
  known: number;
  last: WeightEntry | null;
}

function WeightForm({ unit, known, last }: WeightFormProps) {
  const { text, setText, problem, save, question, dismiss } = useWeighing(unit, known, last);
  const [spoken, setSpoken] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useStart((start) => {
    if (start !== 'weight') return false;
    field.current?.focus();
    return true;
  });
  const step = (by: number) => {
    const read = readWeight(plainNumber(text));
    const next = String(Math.round(('weight' in read ? read.weight : known) * 10 + by * 10) / 10);
    setText(next);
    setSpoken(`${next} ${unit}`);
  };
  const size = STEPS[unit];
  return (
    <Box
      component="form"
      noValidate
      aria-label={messages.logAWeight}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Box sx={FIELDS}>
        <IconButton
          aria-label={format(messages.less, { size, unit })}
          sx={STEP}
          onClick={() => {
            step(-size);
          }}
        >
          <Icon name="minus" size={22} />
        </IconButton>
        <Field
          label={format(messages.weightIn, { unit })}
          inputProps={{ inputMode: 'decimal', style: { textAlign: 'center' } }}
          inputRef={field}
          autoComplete="off"
          value={text}
          problem={problem}
          onFocus={(event) => {
            event.target.select();
          }}
          onChange={(event) => {
            setText(event.target.value);
          }}
        />
        <IconButton
          aria-label={format(messages.more, { size, unit })}
          sx={STEP}
          onClick={() => {
            step(size);
          }}
        >
          <Icon name="plus" size={22} />
        </IconButton>
      </Box>
      <Box role="status" sx={UNSEEN}>
        {spoken}
      </Box>
      <SaveOrConfirm
        question={question}
        saving={false}
        label={messages.saveWeight}
        onChange={() => {
          dismiss();
          field.current?.focus();
        }}
      />
    </Box>
  );
}

function useWeighing(unit: WeightUnit, known: number, last: WeightEntry | null) {
  const toast = useToast();
  const [typed, setTyped] = useState<string>();
  const [tried, setTried] = useState(false);
  const text = typed ?? String(known);
  const read = readWeight(plainNumber(text));
  const { question, ask } = useQuestion(`${text} ${unit}`);
  // Saving takes a moment, and a second press may come in that time.
  const busy = useRef(false);
  const save = async (weight: number) => {
    const fields = { weight, weightUnit: unit, recordedAt: localNow() };
    if (busy.current || isSame(fields, last)) return;
    busy.current = true;
    try {
      const unusual = question ? null : weightQuestion(fields, await weighingBeside(localNow()));
      ask(unusual);
      if (unusual !== null) return;
      const id = await addWeight(fields);
      setTyped(undefined);
      setTried(false);
      toast({
        title: format(messages.weightSaved, { weight, unit }),
        action: { label: messages.undo, run: async () => deleteWeight(id) },
      });
    } catch {
      toast({ title: messages.notSaved, description: messages.couldNotBeSaved, failed: true });
    } finally {
      busy.current = false;
    }
  };
  return {
    text,
    question,
    setText: setTyped,
    problem: tried && 'problem' in read ? read.problem : undefined,
    dismiss: () => {
      ask(null);
    },
    save: () => {
      if ('problem' in read) setTried(true);
      else void save(read.weight);
    },
  };
}

function isSame(one: Omit<WeightEntry, 'id'>, other: WeightEntry | null): boolean {
  return (
    one.weight === other?.weight &&
    one.weightUnit === other.weightUnit &&
    one.recordedAt === other.recordedAt
  );
}

const FIELDS = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: 1,
} as const;

const STEP = {
  width: 56,
  height: 56,
  border: '1px solid',
  borderColor: 'edge.main',
  borderRadius: '14px',
  color: 'text.primary',
} as const;
