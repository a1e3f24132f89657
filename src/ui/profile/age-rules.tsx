import { Box, Button } from '@mui/material';
import { useState } from 'react';

import { type Consents, NO_CONSENTS } from '#shared/contract/consents';
import { AGE_MIN, PARENT_MISSING } from '#shared/records/profile';

import { TickField } from '../form/tick';
import { format } from '../words/format';
import { messages } from './messages';
import type { ProfileForm } from './use-profile-form';

interface ParentAgreement {
  isNeeded: boolean;
  isTicked: boolean;
  problem: string | undefined;
  setTicked: (isTicked: boolean) => void;
  /** Returns false and shows a message if the agreement is missing. */
  check: () => boolean;
}

/** Whether a parent has to agree, by the age in the form and the rule of the host. */
export function useParentAgreement(
  form: ProfileForm,
  consents: Consents | undefined,
): ParentAgreement {
  const [isTicked, setTicked] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const isNeeded = needsParent(typedAge(form), consents);
  return {
    isNeeded,
    isTicked,
    setTicked,
    problem: isMissing && isNeeded && !isTicked ? PARENT_MISSING : undefined,
    check: () => {
      setMissing(isNeeded && !isTicked);
      return !isNeeded || isTicked;
    },
  };
}

function needsParent(age: number | null, consents: Consents | undefined): boolean {
  const { parentBelow, parent } = consents ?? NO_CONSENTS;
  if (parentBelow === null || parent !== null || age === null) return false;
  return age >= AGE_MIN && age < parentBelow;
}

interface AgeRulesProps {
  form: ProfileForm;
  parent: ParentAgreement;
  onUnder13: () => void;
}

/** Shown below the age field: a parent's agreement, or a button to confirm an age under 13. */
export function AgeRules({ form, parent, onUnder13 }: AgeRulesProps) {
  const age = typedAge(form);
  const isTooYoung = age !== null && age < AGE_MIN && form.formState.errors.age !== undefined;
  return (
    <>
      {parent.isNeeded && (
        <TickField
          label={messages.aParentHasAgreed}
          checked={parent.isTicked}
          problem={parent.problem}
          onChange={({ target }) => {
            parent.setTicked(target.checked);
          }}
        />
      )}
      {isTooYoung && (
        <Box role="status" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          {messages.ifThisIsYourAge}
          <Button variant="outlined" onClick={onUnder13}>
            {format(messages.iAm, { age })}
          </Button>
        </Box>
      )}
    </>
  );
}

function typedAge(form: ProfileForm): number | null {
  const text = form.watch('age').trim();
  return /^\d{1,3}$/.test(text) ? Number(text) : null;
}
