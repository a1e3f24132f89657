import { useState } from 'react';

import { EXPECTING, type Expecting, type Profile } from '#shared/records/profile';
import type { Measures } from '#shared/rules/targets/daily-targets';

import { Choice } from '../../../ui/form/choice';
import type { ProfileForm } from '../../../ui/profile/use-profile-form';
import { messages } from './messages';

const OPTIONS: readonly (readonly [Expecting, string])[] = [
  ['no', messages.neither],
  ['pregnant', messages.pregnant],
  ['breastfeeding', messages.breastfeeding],
];

interface ExpectingChoiceProps {
  form: ProfileForm;
  value: Expecting | undefined;
  set: (value: Expecting) => void;
}

/** Asks about pregnancy and breastfeeding, when no deficit is suggested. Not shown to men, unless it was set before. */
export function ExpectingChoice({ form, value = 'no', set }: ExpectingChoiceProps) {
  if (form.watch('gender') === 'male' && value === 'no') return null;
  return (
    <Choice
      label={messages.pregnantOrBreastfeeding}
      options={OPTIONS}
      value={value}
      onChange={({ target }) => {
        const chosen = EXPECTING.find((one) => one === target.value);
        if (chosen) set(chosen);
      }}
    />
  );
}

/** The chosen answer, or else the saved one. */
export function useExpecting(profile: Profile | null) {
  const [chosen, set] = useState<Expecting>();
  const saved = profile?.expecting;
  const value = chosen ?? saved;
  return { value, set, isChanged: (value ?? 'no') !== (saved ?? 'no') };
}

/** Adds no answer if the user has never given one. */
export function withExpecting(measures: Measures, expecting: Expecting | undefined): Measures {
  return expecting === undefined ? measures : { ...measures, expecting };
}
