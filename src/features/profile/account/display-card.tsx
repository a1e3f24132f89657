import { Box, Typography } from '@mui/material';
import { useState, useSyncExternalStore } from 'react';

import type { Display, Profile } from '#shared/records/profile';
import { waterGoal } from '#shared/rules/water';

import {
  chooseTheme,
  onThemeChoice,
  type ThemeChoice,
  themeChoice,
} from '../../../device/theme-choice';
import { saveDisplay } from '../../../store/profile/display';
import { saveHeightUnit, saveWeightUnit } from '../../../store/profile/profile';
import { useToast } from '../../../ui/feedback/toast';
import { HEIGHT_UNIT_OPTIONS, WEIGHT_UNIT_OPTIONS } from '../../../ui/profile/options';
import { useDisplay } from '../../../ui/words/display';
import { format } from '../../../ui/words/format';
import { ProfileCard } from '../profile-card';
import { oneOr, type Options, Select } from './display-select';
import { messages } from './messages';
import { ShownChoices } from './shown-choices';

const THEME_OPTIONS: Options<ThemeChoice> = [
  ['system', messages.likeTheSystem],
  ['light', messages.light],
  ['dark', messages.dark],
];

const ENERGY_OPTIONS: Options<NonNullable<Display['energy']>> = [
  ['kcal', messages.kilocalories],
  ['kJ', messages.kilojoules],
];

const VOLUME_OPTIONS: Options<NonNullable<Display['volume']>> = [
  ['ml', messages.milliliters],
  ['fl_oz', messages.fluidOunces],
];

// '' means that the locale decides.
const WEEK_OPTIONS: Options<NonNullable<Display['weekStart']> | ''> = [
  ['', messages.asInMyRegion],
  ['monday', messages.monday],
  ['sunday', messages.sunday],
  ['saturday', messages.saturday],
];

const CLOCK_OPTIONS: Options<NonNullable<Display['clock']> | ''> = [
  ['', messages.asInMyRegion],
  ['12', messages.hours12],
  ['24', messages.hours24],
];

const WATER_OPTIONS: Options<string> = [
  ...[4, 6, 8, 10, 12].map(
    (goal) => [String(goal), format(messages.glassesADay, { goal })] as const,
  ),
  ['hidden', messages.hidden],
];

const DRINK_OPTIONS: Options<'' | 'not-counted'> = [
  ['', messages.countAsWater],
  ['not-counted', messages.notCounted],
];

/** Each choice applies at once. @param profile null before the first goals */
export function DisplayCard({ profile }: { profile: Profile | null }) {
  const display = useDisplay();
  const { energy = 'kcal', volume = 'ml', weekStart = '', clock = '' } = display;
  const { saved, keep } = useKeep();
  const change = (next: Display) => {
    keep(async () => saveDisplay(next));
  };
  return (
    <ProfileCard id="display" title={messages.unitsAndDisplay} words={messages.choicesCountAtOnce}>
      <Box sx={GRID}>
        <ThemeSelect />
        <Select
          label={messages.energy}
          options={ENERGY_OPTIONS}
          value={energy}
          onChoose={(next) => {
            change({ energy: next });
          }}
        />
        {profile && <BodyUnits profile={profile} keep={keep} />}
        <Select
          label={messages.volume}
          options={VOLUME_OPTIONS}
          value={volume}
          onChoose={(next) => {
            change({ volume: next });
          }}
        />
        <Select
          label={messages.firstDayOfWeek}
          options={WEEK_OPTIONS}
          value={weekStart}
          onChoose={(next) => {
            change({ weekStart: next === '' ? undefined : next });
          }}
        />
        <Select
          label={messages.clock}
          options={CLOCK_OPTIONS}
          value={clock}
          onChoose={(next) => {
            change({ clock: next === '' ? undefined : next });
          }}
        />
        <Select
          label={messages.water}
          options={WATER_OPTIONS}
          value={String(waterGoal(display.water) ?? 'hidden')}
          onChoose={(next) => {
            change({ water: next });
          }}
        />
        <Select
          label={messages.mealDrinks}
          options={DRINK_OPTIONS}
          value={oneOr('not-counted', display.mealDrinks)}
          onChoose={(next) => {
            change({ mealDrinks: next === '' ? undefined : next });
          }}
        />
        <ShownChoices change={change} profile={profile} />
      </Box>
      <Typography role="status" sx={NOTE}>
        {saved && (profile ? messages.savedForAllDevices : messages.saved)}
      </Typography>
      <Typography sx={NOTE}>
        {profile ? messages.themeForThisDevice : messages.untilYouSetGoals}
      </Typography>
    </ProfileCard>
  );
}

interface BodyUnitsProps {
  profile: Profile;
  keep: (save: () => Promise<void>) => void;
}

function BodyUnits({ profile: { weightUnit, heightUnit }, keep }: BodyUnitsProps) {
  return (
    <>
      <Select
        label={messages.weightUnit}
        options={WEIGHT_UNIT_OPTIONS}
        value={weightUnit}
        onChoose={(unit) => {
          keep(async () => saveWeightUnit(unit));
        }}
      />
      <Select
        label={messages.heightUnit}
        options={HEIGHT_UNIT_OPTIONS}
        value={heightUnit}
        onChoose={(unit) => {
          keep(async () => saveHeightUnit(unit));
        }}
      />
    </>
  );
}

function ThemeSelect() {
  const theme = useSyncExternalStore(onThemeChoice, themeChoice);
  return (
    <Select label={messages.theme} options={THEME_OPTIONS} value={theme} onChoose={chooseTheme} />
  );
}

function useKeep() {
  const [saved, setSaved] = useState(false);
  const toast = useToast();
  const keep = (save: () => Promise<void>) => {
    // Hidden first, so that 'saved' is announced after every choice.
    setSaved(false);
    save().then(
      () => {
        setSaved(true);
      },
      (error: unknown) => {
        const description = error instanceof Error ? error.message : messages.pleaseTryAgain;
        toast({ title: messages.notSaved, description, failed: true });
      },
    );
  };
  return { saved, keep };
}

const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13.5rem), 1fr))',
} as const;

const NOTE = { mt: 1.5, color: 'text.secondary', fontSize: '0.9375rem' } as const;
