import { Box, Typography } from '@mui/material';

import type { LengthUnit } from '#shared/records/measurement';
import type { Profile } from '#shared/records/profile';
import { lengthIn, type MeasuredPart, measuredParts } from '#shared/rules/body/measurements';

import { type MeasurementEntry, useMeasurements } from '../../../store/days/measurements';
import { Disclosure } from '../../../ui/disclosure';
import { Card } from '../../../ui/layout/card';
import { useDisplay } from '../../../ui/words/display';
import { format } from '../../../ui/words/format';
import { dateWithYear } from '../../../ui/words/time';
import { unbroken } from '../../../ui/words/text';
import type { Range } from '../spans';
import { BodyFatLine } from './body-fat-line';
import { MeasuredList } from './measured-list';
import { MeasurementChart } from './measurement-chart';
import { MeasurementForm } from './measurement-form';
import { messages } from './messages';
import { lengthWords, partWords } from './part-words';

interface MeasurementsCardProps {
  profile: Profile | null;
  today: string;
  range: Range;
}

/** Shows nothing if the user has hidden measurements, and while loading. */
export function MeasurementsCard({ profile, today, range }: MeasurementsCardProps) {
  const entries = useMeasurements();
  if (useDisplay().measurements === 'hidden' || !entries) return null;
  const parts = measuredParts(entries);
  return (
    <Card component="section" aria-labelledby="measurements" sx={{ mt: 2 }}>
      <Typography id="measurements" component="h2" variant="h3">
        {messages.measurements}
      </Typography>
      {entries.length === 0 && (
        <Typography sx={{ mt: 0.5 }}>{messages.waistHipsAndMore}</Typography>
      )}
      <Box component="ul" aria-label={messages.measurements} sx={LIST}>
        {parts.map((part) => (
          <PartRow key={part.part} part={part} />
        ))}
      </Box>
      <MeasurementChart {...{ parts, today, range }} />
      <BodyFatLine measurements={entries} profile={profile} />
      <Disclosure label={messages.logAMeasurement}>
        <MeasurementForm entries={entries} unit={usualUnit(entries, profile)} />
      </Disclosure>
      {entries.length > 0 && (
        <Disclosure label={messages.allMeasurements}>
          <MeasuredList entries={entries} />
        </Disclosure>
      )}
    </Card>
  );
}

function usualUnit(entries: readonly MeasurementEntry[], profile: Profile | null): LengthUnit {
  return entries.at(-1)?.unit ?? (profile?.heightUnit === 'ft_in' ? 'in' : 'cm');
}

function PartRow({ part: { part, measured } }: { part: MeasuredPart }) {
  const [{ value, unit }] = measured;
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {partWords(part)}
        <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>{sinceWords(measured)}</Box>
      </Box>
      <Box component="strong" sx={{ fontSize: '1.125rem', whiteSpace: 'nowrap' }}>
        {lengthWords(value, unit)}
      </Box>
    </Box>
  );
}

/** '1.5 cm less than on Nov 1, 2026', in the unit of the newest; if there is only one, its date. */
export function sinceWords([newest, before]: MeasuredPart['measured']): string {
  const { value, unit, measuredAt } = newest;
  if (!before) return format(messages.measuredOn, { day: dayWords(measuredAt) });
  const day = dayWords(before.measuredAt);
  const change = Math.round((value - lengthIn(unit, before.value, before.unit)) * 10) / 10;
  if (change === 0) return format(messages.asOn, { day });
  const size = lengthWords(Math.abs(change), unit);
  return format(change > 0 ? messages.upSince : messages.downSince, { size, day });
}

const dayWords = (moment: string) => unbroken(dateWithYear(moment.slice(0, 10)));

const LIST = { listStyle: 'none', m: 0, mt: 1, p: 0 } as const;

const ROW = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
  minHeight: 52,
  py: 0.75,
} as const;
