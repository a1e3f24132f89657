import { Box, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';

import { type Expecting, type Profile, TARGET_MAX, TARGET_MIN } from '#shared/records/profile';
import type { TargetFields, TargetWay } from '#shared/records/target';
import { canAdapt } from '#shared/rules/targets/check-in';
import { calculate } from '#shared/rules/targets/daily-targets';
import { wayOf } from '#shared/rules/targets/target-history';

import { useTargets } from '../../../store/targets';
import { Choice } from '../../../ui/form/choice';
import { Field } from '../../../ui/form/field';
import { measuresOf } from '../../../ui/profile/profile-values';
import { TargetResult } from '../../../ui/profile/target-result';
import type { ProfileForm } from '../../../ui/profile/use-profile-form';
import { format } from '../../../ui/words/format';
import { readNumber } from '../../../ui/words/read-number';
import { energyFigure, energyIn, energyUnit, kcalOf } from '../../../ui/words/quantity';
import { withExpecting } from './expecting-choice';
import { messages } from './messages';

const WAYS = [
  ['formula', messages.calculatedFromDetails],
  ['adaptive', messages.adaptedEachWeek],
  ['own', messages.myOwnNumber],
] as const;

interface TargetChoiceProps {
  form: ProfileForm;
  target: OwnTarget;
  /** The current choice about pregnancy and breastfeeding. */
  expecting: Expecting | undefined;
}

/** How the daily target is set: by the formulas, with all steps shown, adapted each week, or the user's own number. */
export function TargetChoice({ form, target, expecting }: TargetChoiceProps) {
  const typed = measuresOf(form.watch());
  const measures = typed && withExpecting(typed, expecting);
  const { way, text, problem, calories, field } = target;
  const isOwn = way === 'own';
  // Under 18 and in pregnancy, the weight does not show how much energy the body uses.
  const ways = WAYS.filter(([name]) => name !== 'adaptive' || !measures || canAdapt(measures));
  return (
    <Box sx={{ display: 'grid', gap: 2, p: 2, borderRadius: '14px', bgcolor: 'raised.main' }}>
      <Choice
        label={messages.dailyTarget}
        options={ways}
        value={way}
        onChange={(event) => {
          target.setWay(event.target.value as TargetWay);
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
      {way === 'adaptive' && <Typography>{messages.askedOnProgress}</Typography>}
      {measures && (!isOwn || calories !== null) && (
        <TargetResult measures={measures} own={calories} />
      )}
      {!measures && <Typography>{messages.enterDetailsForTarget}</Typography>}
    </Box>
  );
}

interface Target {
  way: TargetWay;
  calories: number | null;
}

/** The typed text, with its unit. */
interface Typed {
  text: string;
  unit: 'kcal' | 'kJ';
}

type OwnTarget = ReturnType<typeof useOwnTarget>;

/**
 * How the daily target is set. `calories` is null if the formulas decide, or while the number is invalid.
 * An adaptive target does not change until the next check-in.
 */
export function useOwnTarget(profile: Profile | null) {
  const targets = useTargets();
  // Undefined until the user changes it; until then, the saved way is shown.
  const [chosen, setWay] = useState<TargetWay>();
  const [typed, setTyped] = useState<Typed>();
  // An invalid number is reported only after an attempt to save.
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const saved = savedTarget(profile, targets ?? []);
  const way = chosen ?? saved.way;
  const calories = typed && way === 'own' ? caloriesIn(typed) : saved.calories;
  const isValid = way !== 'own' || calories !== null;
  const isSaved = way === saved.way && calories === saved.calories;
  useEffect(() => {
    // Shows saved values again, including those that another device saves later.
    if (!isSaved) return;
    setWay(undefined);
    setTyped(undefined);
  }, [isSaved, saved.calories]);
  return {
    way,
    field,
    text: textOf(typed, calories),
    calories: way === 'formula' ? null : calories,
    problem: problemOf(isTried && !isValid),
    isChanged: !isSameTarget(saved, { way, calories }),
    setWay,
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

function problemOf(isWrong: boolean): string | undefined {
  return isWrong ? rangeWords() : undefined;
}

/** The typed text, unless the unit has changed since. */
function textOf(typed: Typed | undefined, calories: number | null): string {
  return typed?.unit === energyUnit() ? typed.text : inUnitOrEmpty(calories);
}

function savedTarget(profile: Profile | null, targets: readonly TargetFields[]): Target {
  if (!profile) return { way: 'formula', calories: null };
  return { way: wayOf(profile, targets), calories: profile.dailyCalorieTarget };
}

function isSameTarget(one: Target, other: Target): boolean {
  return one.way === other.way && (one.way !== 'own' || one.calories === other.calories);
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
  return format(messages.wholeNumberInRange, { least, most });
}
