import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type UseFormReturn } from 'react-hook-form';

import { profileInputSchema } from '#shared/records/profile-input';
import type { Measures } from '#shared/rules/targets/daily-targets';
import { feetAndInches, inCentimetres, inInches, totalInches, weightIn } from '#shared/rules/units';

import { inputOf, type ProfileValues } from './profile-values';

export type ProfileForm = UseFormReturn<ProfileValues, unknown, Measures>;

const checked = zodResolver(profileInputSchema);

/**
 * The form of goals and details, checked by the rules that the server has too.
 * @param saved values that may change behind the form, by another device: what is typed stays
 */
export function useProfileForm(values: ProfileValues, saved?: ProfileValues): ProfileForm {
  return useForm<ProfileValues, unknown, Measures>({
    defaultValues: values,
    ...(saved ? { values: saved, resetOptions: { keepDirtyValues: true } } : {}),
    resolver: async (entered, context, options) => {
      const result = await checked(inputOf(entered), context, options as never);
      // Its fields are named as the rules name them: 'height', in whichever unit it stands.
      return result;
    },
  });
}

/** What is wrong with the height, in whichever unit it stands. */
export function heightProblem({ formState }: ProfileForm): string | undefined {
  return (formState.errors as { height?: { message?: string } }).height?.message;
}

/**
 * Changes the unit of both weights. A number that the person has typed is theirs: they saw the wrong
 * unit beside it; any other is converted.
 */
export function changeWeightUnit(
  form: ProfileForm,
  unit: ProfileValues['weightUnit'],
  // Given, as the form follows them only for whom reads them while it renders.
  typed: ProfileForm['formState']['dirtyFields'],
): void {
  const before = form.getValues('weightUnit');
  for (const field of ['currentWeight', 'targetWeight'] as const) {
    const weight = Number(form.getValues(field));
    if (!typed[field] && weight > 0) {
      form.setValue(field, String(weightIn(unit, weight, before)));
    }
  }
  form.setValue('weightUnit', unit);
}

/** Changes the unit of the height, and carries it over into the fields of the other. */
export function changeHeightUnit(form: ProfileForm, unit: ProfileValues['heightUnit']): void {
  const { centimetres, feet, inches } = form.getValues();
  if (unit === 'ft_in') {
    const other = feetAndInches(inInches(Number(centimetres)));
    const known = Number(centimetres) > 0;
    form.setValue('feet', known ? String(other.feet) : '');
    form.setValue('inches', known ? String(other.inches) : '');
  } else {
    const other = inCentimetres(totalInches(Number(feet), Number(inches)), 'ft_in');
    form.setValue('centimetres', other > 0 ? String(Math.round(other * 10) / 10) : '');
  }
  form.setValue('heightUnit', unit);
}
