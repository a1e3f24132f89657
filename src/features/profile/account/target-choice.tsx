import { Box, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';

import { type Profile, TARGET_MAX, TARGET_MIN } from '#shared/records/profile';
import { calculate } from '#shared/rules/targets/daily-targets';

import { Choice } from '../../../ui/form/choice';
import { Field } from '../../../ui/form/field';
import { measuresOf } from '../../../ui/profile/profile-values';
import { TargetResult } from '../../../ui/profile/target-result';
import type { ProfileForm } from '../../../ui/profile/use-profile-form';
import { format } from '../../../ui/words/format';
import { readNumber } from '../../../ui/words/read-number';
import { energyFigure, energyIn, energyUnit, kcalOf } from '../../../ui/words/quantity';
import { messages } from './messages';

const WAYS = [
  ['computed', messages.workedOutFromMyDetails],
  ['own', messages.myOwnNumber],
] as const;

interface TargetFieldsProps {
  form: ProfileForm;
  target: OwnTarget;
}

/** The daily target: by the formulas, with every step shown, or the user's own number. */
export function TargetFields({ form, target }: TargetFieldsProps) {
  const measures = measuresOf(form.watch());
  const { isOwn, text, problem, calories, field } = target;
  return (
    <Box sx={{ display: 'grid', gap: 2, p: 2, borderRadius: '14px', bgcolor: 'raised.main' }}>
      <Choice
        label={messages.dailyTarget}
        options={WAYS}
        value={isOwn ? 'own' : 'computed'}
        onChange={(event) => {
          target.setOwn(event.target.value === 'own');
          if (measures && text === '') target.setText(inUnit(calculate(measures).computed));
        }}
      />
      {isOwn && (
        <Field
          label={energyUnit() === 'kJ' ? messages.kilojoulesADay : messages.caloriesADay}
          inputProps={{ inputMode: 'numeric' }}
          inputRef={field}
          autoComplete="off"
          value={text}
          problem={problem}
          onChange={(event) => {
            target.setText(event.target.value);
          }}
        />
      )}
      {measures && (!isOwn || calories !== null) && (
        <TargetResult measures={measures} own={calories} />
      )}
      {!measures && <Typography>{messages.enterYourWeightHeightAndAge}</Typography>}
    </Box>
  );
}

interface Target {
  isOwn: boolean;
  calories: number | null;
}

/** As typed, with the unit it was typed in. */
interface Typed {
  text: string;
  unit: 'kcal' | 'kJ';
}

type OwnTarget = ReturnType<typeof useOwnTarget>;

/** The user's own daily target. `calories` is null where the formulas decide, or while it is no valid number. */
export function useOwnTarget(profile: Profile | null) {
  // Undefined until the user changes it: before that, what is saved is shown.
  const [chosen, setOwn] = useState<boolean>();
  const [typed, setTyped] = useState<Typed>();
  // Nobody is told that a number is wrong while they type it.
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const saved = savedTarget(profile);
  const isOwn = chosen ?? saved.isOwn;
  const calories = typed ? caloriesIn(typed) : saved.calories;
  const isValid = !isOwn || calories !== null;
  const isSaved = isOwn === saved.isOwn && calories === saved.calories;
  useEffect(() => {
    // From now on what is saved is shown, and what another device saves.
    if (!isSaved) return;
    setOwn(undefined);
    setTyped(undefined);
  }, [isSaved, saved.calories]);
  return {
    isOwn,
    field,
    text: typed?.unit === energyUnit() ? typed.text : inUnitOrEmpty(calories),
    calories: isOwn ? calories : null,
    problem: isTried && !isValid ? rangeWords() : undefined,
    isChanged: !isSameTarget(saved, { isOwn, calories }),
    setOwn,
    setText: (text: string) => {
      setTyped({ text, unit: energyUnit() });
    },
    check: () => {
      setTried(!isValid);
      if (!isValid) field.current?.focus();
      return isValid;
    },
  };
}

function savedTarget(profile: Profile | null): Target {
  return { isOwn: profile?.ownTarget ?? false, calories: profile?.dailyCalorieTarget ?? null };
}

function isSameTarget(one: Target, other: Target): boolean {
  return one.isOwn === other.isOwn && (!one.isOwn || one.calories === other.calories);
}

function caloriesIn({ text, unit }: Typed): number | null {
  const amount = readNumber(text);
  if (amount === null || !Number.isInteger(amount)) return null;
  const calories = kcalOf(amount, unit);
  return calories >= TARGET_MIN && calories <= TARGET_MAX ? calories : null;
}

function inUnit(calories: number): string {
  return String(Math.round(energyIn(calories)));
}

function inUnitOrEmpty(calories: number | null): string {
  return calories === null ? '' : inUnit(calories);
}

function rangeWords(): string {
  const [least, most] = [energyFigure(TARGET_MIN), energyFigure(TARGET_MAX)];
  return format(messages.aWholeNumberFromTo, { least, most });
}
