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

/** The values that the user entered before switching units. */
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
  /** The saved values. They may change because of another device; typed values are kept then. */
  saved?: ProfileValues;
  /** The logged weight that the current weight comes from: in its unit, the field shows exactly this number. */
  weighing?: Measured<WeightUnit> | undefined;
}

const checked = zodResolver(profileInputSchema);

/** Validates with the same rules as the server. */
export function useProfileForm(
  values: ProfileValues,
  { saved, weighing }: FormOptions = {},
): ProfileForm {
  const adopted = useSaved(saved);
  const form = useForm<ProfileValues, unknown, Measures>({
    defaultValues: values,
    ...(adopted.values ? { values: adopted.values, resetOptions: { keepDirtyValues: true } } : {}),
    resolver: async (entered, context, options) => {
      const result = await checked(inputOf(entered), context, options as never);
      // Errors have the names of the rules: 'height' for both units.
      return result;
    },
  });
  useEffect(() => {
    originsOf(form).weighing = weighing;
  }, [form, weighing]);
  const { isDirty } = form.formState;
  useEffect(() => {
    adopted.take(form, isDirty);
  });
  useCheckedAgain(form);
  return form;
}

/**
 * Takes newly saved values only after converting typed values to the same units: a number typed in kilograms must not
 * be shown as pounds if another device changed the unit meanwhile.
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

/** Removes an error as soon as it is fixed, also by a change of another field or unit. */
function useCheckedAgain(form: ProfileForm): void {
  const wrong = Object.keys(form.formState.errors).join(' ');
  useEffect(() => {
    if (wrong === '') return undefined;
    const { unsubscribe } = form.watch(() => {
      // Cast, because errors have the names of the rules, and 'height' is not a field.
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

/** Marked dirty, as if typed, so that values saved by another device meanwhile do not mix units. */
function set<Field extends keyof ProfileValues>(
  form: ProfileForm,
  field: Field,
  value: ProfileValues[Field],
): void {
  form.setValue(field, value as never, { shouldDirty: true });
}
