import { Box, Button } from '@mui/material';
import { useState } from 'react';

import type { Weight } from '#shared/records/weight';
import {
  isUnusualWeight,
  type Measures,
  unusualMeasures,
} from '#shared/rules/targets/daily-targets';
import { feetAndInches, weightIn } from '#shared/rules/units';
import { unusualChange } from '#shared/rules/weight-input';

import { WARNING_BOX } from '../styles';
import { format } from '../words/format';
import { unbroken } from '../words/text';
import { dateWithYear } from '../words/time';
import { messages } from './messages';

interface WeightQuestionProps {
  question: string | null;
  /** The button's label while there is no question. */
  label: string;
  saving: boolean;
  onChange: () => void;
}

/** Uses the same button for saving and confirming, so that it keeps the focus and a second press saves. */
export function SaveOrConfirm({ question, label, saving, onChange }: WeightQuestionProps) {
  return (
    <Box sx={{ display: 'grid', gap: question === null ? 0 : 1.5 }}>
      <Box role="alert" sx={question === null ? undefined : WARNING_BOX}>
        {question}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" disabled={saving}>
          {question === null ? label : messages.saveIt}
        </Button>
        {question !== null && <Button onClick={onChange}>{messages.changeIt}</Button>}
      </Box>
    </Box>
  );
}

/** Keeps a question only as long as the fields are unchanged. @param stands a text that identifies the fields' values */
export function useQuestion(stands: string) {
  const [lastQuestion, setLastQuestion] = useState<{ stands: string; question: string } | null>(
    null,
  );
  return {
    question: lastQuestion?.stands === stands ? lastQuestion.question : null,
    ask: (question: string | null) => {
      setLastQuestion(question === null ? null : { stands, question });
    },
  };
}

/** Null if the measures are plausible. @param saved values that are already saved are not questioned again */
export function measuresQuestion(measures: Measures, saved: Measures | null): string | null {
  const units = ['heightUnit', 'weightUnit'] as const;
  const known = units.every((unit) => saved?.[unit] === measures[unit]) ? saved : null;
  const words = unusualMeasures(measures)
    .filter((field) => known?.[field] !== measures[field])
    .map((field) => unusualWords(measures, field));
  return words.length === 0 ? null : words.join(' ');
}

type Asked = ReturnType<typeof unusualMeasures>[number];

function unusualWords(measures: Measures, field: Asked): string {
  const size = sizeWords(measures, field);
  if (field === 'height') return format(messages.unusualHeight, { size });
  return field === 'targetWeight'
    ? format(messages.unusualTargetWeight, { size })
    : format(messages.unusualCurrentWeight, { size });
}

function sizeWords(measures: Measures, field: Asked): string {
  if (field !== 'height') return unbroken(`${measures[field]} ${measures.weightUnit}`);
  if (measures.heightUnit === 'cm') return unbroken(`${measures.height} cm`);
  const { feet, inches } = feetAndInches(measures.height);
  return unbroken(`${feet} ft ${inches} in`);
}

/** Null if the weight is close to the nearest logged one; the first weight only has to be plausible for a person. */
export function weightQuestion(entered: Weight, beside: Weight | undefined): string | null {
  if (!beside && isUnusualWeight(entered.weight, entered.weightUnit)) {
    return format(messages.unusualCurrentWeight, {
      size: unbroken(`${entered.weight} ${entered.weightUnit}`),
    });
  }
  const unusual = beside && unusualChange(entered, beside);
  if (!unusual) return null;
  const { weight, weightUnit: unit } = entered;
  const which = beside.recordedAt <= entered.recordedAt ? 'last' : 'next';
  const other = unbroken(`${weightIn(unit, beside.weight, beside.weightUnit)} ${unit}`);
  const day = unbroken(dateWithYear(beside.recordedAt.slice(0, 10)));
  const much = `${unusual.percent}%`;
  return format(messages.unusualChange, {
    unbroken: unbroken(`${weight} ${unit}`),
    much,
    rest: unusual.isLess ? 'less' : 'more',
    which,
    other,
    day,
  });
}
