import type { Display, Profile } from '#shared/records/profile';
import { mayFast } from '#shared/rules/fasting';

import { useDisplay } from '../../../ui/words/display';
import { oneOr, type Options, Select } from './display-select';
import { messages } from './messages';

const SHOWN_OPTIONS: Options<'' | 'hidden'> = [
  ['', messages.shown],
  ['hidden', messages.hidden],
];

const GENTLE_OPTIONS: Options<'' | 'on'> = [
  ['', messages.caloriesAndTargets],
  ['on', messages.portionsOnly],
];

const FASTING_OPTIONS: Options<'' | 'shown'> = [
  ['', messages.hidden],
  ['shown', messages.shown],
];

const PARTS = [
  ['notes', messages.notesOfDays],
  ['measurements', messages.measurements],
  ['awards', messages.awards],
  ['streak', messages.streak],
] as const;

interface ShownChoicesProps {
  change: (next: Display) => void;
  /** Null before the first goals. */
  profile: Profile | null;
}

/** Choices of what to hide and how to show food. */
export function ShownChoices({ change, profile }: ShownChoicesProps) {
  const display = useDisplay();
  return (
    <>
      <Select
        label={messages.figuresOfFood}
        options={GENTLE_OPTIONS}
        value={oneOr('on', display.gentle)}
        onChoose={(next) => {
          change({ gentle: next === '' ? 'off' : next });
        }}
      />
      {PARTS.map(([part, label]) => (
        <Select
          key={part}
          label={label}
          options={SHOWN_OPTIONS}
          value={oneOr('hidden', display[part])}
          onChoose={(next) => {
            change({ [part]: next === '' ? undefined : next });
          }}
        />
      ))}
      {mayFast(profile) && (
        <Select
          label={messages.fastingTimer}
          options={FASTING_OPTIONS}
          value={oneOr('shown', display.fasting)}
          onChoose={(next) => {
            change({ fasting: next === '' ? undefined : next });
          }}
        />
      )}
    </>
  );
}
