import { Box, Link as TextLink } from '@mui/material';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';
import type { Profile } from '#shared/records/profile';
import { dayTargets, leastShifted, startedBy } from '#shared/rules/targets/day-targets';
import { NO_SHIFTS } from '#shared/rules/targets/weekday-shifts';

import { useOwnTargets } from '../../../../store/days/own-targets';
import { useTargets } from '../../../../store/targets';
import { localNow } from '../../../../ui/words/time';
import { ProfileCard } from '../../profile-card';
import { MacroForm } from './macro-form';
import { messages } from './messages';
import { WeekdayForm } from './weekday-form';

/** Settings for the macros of a day and the energy of each weekday. */
export function TargetsCard({ profile }: { profile: Profile }) {
  const kept = useTargets();
  const own = useOwnTargets();
  if (!kept || !own) return null;
  const today = localNow().slice(0, 10);
  const usual = dayTargets({ profile, kept, own }).usual(today);
  const macros = startedBy(own.macros, today);
  const shifts = startedBy(own.weekdays, today)?.shifts ?? NO_SHIFTS;
  return (
    <ProfileCard
      id="macros-and-weekdays"
      title={messages.macrosAndWeekdays}
      words={
        <>
          {messages.aboutMacros}
          <TextLink component={Link} to={PAGES.nutrients} sx={{ color: 'primary.main' }}>
            {messages.allNutrients}
          </TextLink>
          .
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {/* The key resets the form when targets are saved, here or on another device. */}
        <MacroForm key={JSON.stringify(macros ?? null)} {...{ profile, usual, saved: macros }} />
        <WeekdayForm
          key={JSON.stringify(shifts)}
          saved={shifts}
          calories={usual.calories}
          floor={leastShifted(profile, usual.calculation, usual.calories)}
          age={profile.age}
        />
      </Box>
    </ProfileCard>
  );
}
