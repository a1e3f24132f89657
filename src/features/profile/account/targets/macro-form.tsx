import { Box, Button, FormHelperText } from '@mui/material';
import { useState } from 'react';

import type { MacroTarget, MacroWay } from '#shared/records/macro-target';
import { ADULT, type Profile } from '#shared/records/profile';
import type { DailyTargets } from '#shared/rules/targets/daily-targets';
import type { Grams } from '#shared/rules/targets/own-macros';
import { inKilograms } from '#shared/rules/units';

import { setMacros } from '../../../../store/days/own-targets';
import { Choice } from '../../../../ui/form/choice';
import { Field } from '../../../../ui/form/field';
import { format } from '../../../../ui/words/format';
import { fieldWords } from '../../../../ui/words/read-number';
import { localNow } from '../../../../ui/words/time';
import { messages } from './messages';
import { FIELDS, macroWords, readFigures, typedFrom, type TypedMacros } from './read-macros';
import { useKeep } from './use-keep';

const WAYS: readonly (readonly [MacroWay, string])[] = [
  ['goal', messages.asMyGoalHasThem],
  ['per_kg', messages.byBodyWeight],
  ['percent', messages.inPercent],
  ['grams', messages.inGrams],
];

const LABELS: Record<keyof Grams, string> = {
  protein: messages.protein,
  carbs: messages.carbs,
  fat: messages.fat,
};

const UNITS: Record<MacroWay, string> = { goal: '', per_kg: 'g/kg', percent: '%', grams: 'g' };

interface MacroFormProps {
  profile: Profile;
  /** The targets of an average day. */
  usual: DailyTargets;
  saved: MacroTarget | undefined;
}

export function MacroForm({ profile, usual, saved }: MacroFormProps) {
  const { currentWeight, weightUnit, age } = profile;
  const sharing = { calories: usual.calories, weight: inKilograms(currentWeight, weightUnit) };
  const [way, setWay] = useState<MacroWay>(saved?.way ?? 'goal');
  const [typed, setTyped] = useState<TypedMacros>(() => typedOf(saved));
  const [tried, setTried] = useState(false);
  const keep = useKeep(messages.macrosSaved);
  const figures = readFigures(way, typed);
  const said = macroWords(figures, sharing);
  // Fixed grams could mean a deficit, which the app does not allow under 18.
  const ways = WAYS.filter(([name]) => name !== 'grams' || age >= ADULT);
  const choose = (next: MacroWay) => {
    setWay(next);
    setTried(false);
    setTyped(next === saved?.way ? typedOf(saved) : typedFrom(next, usual, sharing));
  };
  return (
    <Box
      component="form"
      noValidate
      aria-label={messages.proteinCarbsAndFat}
      sx={{ display: 'grid', gap: 1.5 }}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (said?.isProblem === true) return;
        keep(async () => setMacros({ since: localNow(), ...figures }));
      }}
    >
      <Choice
        label={messages.proteinCarbsAndFat}
        options={ways}
        value={way}
        onChange={({ target }) => {
          const chosen = ways.find(([name]) => name === target.value);
          if (chosen) choose(chosen[0]);
        }}
      />
      {way !== 'goal' && (
        <Box sx={FIGURES}>
          {FIELDS[way].map((name) => (
            <Field
              key={name}
              label={format(messages.unitOf, { name: LABELS[name], unit: UNITS[way] })}
              inputProps={{ inputMode: 'decimal' }}
              autoComplete="off"
              value={typed[name]}
              onChange={({ target }) => {
                setTyped({ ...typed, [name]: target.value });
              }}
            />
          ))}
        </Box>
      )}
      <FormHelperText
        role="status"
        error={tried && said?.isProblem === true}
        sx={{ m: 0, fontSize: '0.9375rem' }}
      >
        {said?.words}{' '}
        {way === 'per_kg' &&
          format(messages.ofYourWeight, { weight: `${currentWeight} ${weightUnit}` })}
      </FormHelperText>
      <Button type="submit" variant="contained" sx={{ justifySelf: 'start' }}>
        {messages.setMacros}
      </Button>
    </Box>
  );
}

function typedOf(saved: MacroTarget | undefined): TypedMacros {
  const words = (figure: number | null | undefined) =>
    figure === null || figure === undefined ? '' : fieldWords(figure);
  return {
    protein: words(saved?.protein),
    carbs: words(saved?.carbs),
    fat: words(saved?.fat),
  };
}

const FIGURES = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fit, minmax(6.5rem, 1fr))',
} as const;
