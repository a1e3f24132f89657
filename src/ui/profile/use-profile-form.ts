import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';

import type { HeightUnit, WeightUnit } from '#shared/records/profile';
import { profileInputSchema } from '#shared/records/profile-input';
import type { Measures } from '#shared/rules/targets/daily-targets';

import { inputOf, type ProfileValues } from './profile-values';
import {
  convertedHeight,
  convertedWeight,
  feetFields,
  feetText,
  type Measured,
  type Switched,
  switchedUnit,
} from './switched-unit';

const WEIGHTS = ['currentWeight', 'targetWeight'] as const;

/** What was entered before the units were switched. */
type Entered = Partial<Record<(typeof WEIGHTS)[number], Switched<WeightUnit>>> & {
  height?: Switched<HeightUnit>;
};

export type ProfileForm = UseFormReturn<ProfileValues, unknown, Measures>;

interface Origins {
  entered: Entered;
  weighing?: Measured<WeightUnit> | undefined;
}

// Keyed by `control`, which is the same object as long as the form is shown.
const origins = new WeakMap<ProfileForm['control'], Origins>();

function originsOf({ control }: ProfileForm): Origins {
  const known = origins.get(control) ?? { entered: {} };
  origins.set(control, known);
  return known;
}

interface FormOptions {
  /** May change because of another device; what is typed here stays. */
  saved?: ProfileValues;
  /** Source of the current weight: in its own unit, the field shows exactly this number. */
  weighing?: Measured<WeightUnit> | undefined;
}

const checked = zodResolver(profileInputSchema);

/** The server checks by the same rules. */
export function useProfileForm(
  values: ProfileValues,
  { saved, weighing }: FormOptions = {},
): ProfileForm {
  const taken = useSaved(saved);
  const form = useForm<ProfileValues, unknown, Measures>({
    defaultValues: values,
    ...(taken.values ? { values: taken.values, resetOptions: { keepDirtyValues: true } } : {}),
    resolver: async (entered, context, options) => {
      const result = await checked(inputOf(entered), context, options as never);
      // Errors are named as in the rules: 'height', in either unit.
      return result;
    },
  });
  useEffect(() => {
    originsOf(form).weighing = weighing;
  }, [form, weighing]);
  const { isDirty } = form.formState;
  useEffect(() => {
    taken.take(form, isDirty);
  });
  useCheckedAgain(form);
  return form;
}

/**
 * What is saved, once what is typed is in the same units: a number that was typed as kilograms must not stay
 * under pounds that were chosen elsewhere meanwhile.
 */
function useSaved(saved: ProfileValues | undefined) {
  const [values, setValues] = useState(saved);
  return {
    values,
    take: (form: ProfileForm, isDirty: boolean) => {
      if (!saved || JSON.stringify(saved) === JSON.stringify(values)) return;
      const { weightUnit, heightUnit } = saved;
      if (isDirty) {
        if (values && weightUnit !== values.weightUnit) changeWeightUnit(form, weightUnit);
        if (values && heightUnit !== values.heightUnit) changeHeightUnit(form, heightUnit);
      }
      setValues(saved);
    },
  };
}

/** A problem goes as soon as it is fixed, also by another field or by another unit. */
function useCheckedAgain(form: ProfileForm): void {
  const wrong = Object.keys(form.formState.errors).join(' ');
  useEffect(() => {
    if (wrong === '') return undefined;
    const { unsubscribe } = form.watch(() => {
      // By their names in the rules, of which 'height' is no field.
      void form.trigger(wrong.split(' ') as (keyof ProfileValues)[]);
    });
    return () => {
      unsubscribe();
    };
  }, [form, wrong]);
}

export function heightProblem({ formState }: ProfileForm): string | undefined {
  return (formState.errors as { height?: { message?: string } }).height?.message;
}

export function clearHeightProblem({ clearErrors }: ProfileForm): void {
  clearErrors('height' as never);
}

export function changeWeightUnit(form: ProfileForm, to: WeightUnit): void {
  const unit = form.getValues('weightUnit');
  const { entered } = originsOf(form);
  for (const field of WEIGHTS) {
    const now = { text: form.getValues(field), unit };
    const known = [entered[field], field === 'currentWeight' ? weighed(form) : undefined];
    const before = known.find((one) => one?.shown.text === now.text && one.shown.unit === unit);
    const switched = switchedUnit(now, to, { before, convert: convertedWeight });
    entered[field] = switched;
    set(form, field, switched.shown.text);
  }
  set(form, 'weightUnit', to);
}

function weighed(form: ProfileForm): Switched<WeightUnit> | undefined {
  const { weighing: entered } = originsOf(form);
  const unit = form.getValues('weightUnit');
  return entered && { entered, shown: { text: convertedWeight(entered, unit), unit } };
}

export function changeHeightUnit(form: ProfileForm, to: HeightUnit): void {
  const { centimetres, feet, inches, heightUnit: unit } = form.getValues();
  const now = { text: unit === 'cm' ? centimetres : feetText(feet, inches), unit };
  const { entered } = originsOf(form);
  const switched = switchedUnit(now, to, { before: entered.height, convert: convertedHeight });
  entered.height = switched;
  const { text } = switched.shown;
  for (const [field, value] of Object.entries(
    to === 'cm' ? { centimetres: text } : feetFields(text),
  )) {
    set(form, field as 'feet' | 'inches' | 'centimetres', value);
  }
  set(form, 'heightUnit', to);
  clearHeightProblem(form);
}

/** Marked dirty, as if typed: what another device saves meanwhile must not mix units. */
function set<Field extends keyof ProfileValues>(
  form: ProfileForm,
  field: Field,
  value: ProfileValues[Field],
): void {
  form.setValue(field, value as never, { shouldDirty: true });
}
