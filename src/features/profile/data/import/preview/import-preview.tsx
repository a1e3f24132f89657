import { Box, Typography } from '@mui/material';

import { totalNutrients } from '#shared/nutrition/items/totals';
import type { RecordType } from '#shared/records/index';
import type { Meal } from '#shared/records/meal';
import type { Weight } from '#shared/records/weight';
import { shownItems } from '#shared/rules/meal-state';

import type { Incoming } from '../../../../../store/import';
import { format } from '../../../../../ui/words/format';
import { dateWithYear, timeOfDayWords } from '../../../../../ui/words/time';
import { wholeWords } from '../../../../../ui/words/whole-words';
import { energyWords, unknownEnergy } from '../../../../../ui/words/quantity';
import { countedRecords } from '../../../../../ui/words/record-names';
import { messages } from '../messages';
import type { ParsedFile } from '../parsed-file';
import type { Preview } from './make-preview';

interface PreviewSummaryProps {
  preview: Preview;
  /** Whether the user has answered which days and units the file has. */
  isClear: boolean;
}

/** What would be imported, with the first entries. */
export function PreviewSummary({ preview: { fresh, doubled }, isClear }: PreviewSummaryProps) {
  const span = isClear ? spanWords({ incoming: fresh }) : null;
  const days = span === null ? '' : `, ${span} (${daysWords(fresh)})`;
  return (
    <>
      <div>
        <Typography>{format(messages.newHere, { fresh: contentWords(fresh), days })}</Typography>
        {isClear && doubled > 0 && (
          <Typography sx={{ mt: 1, fontWeight: 650 }}>
            {format(messages.daysWithImportedSum, { doubled })}
          </Typography>
        )}
      </div>
      {isClear && <PreviewRows incoming={fresh} />}
    </>
  );
}

/** What would be imported: '312 meals, 20 weights'. */
export function contentWords(incoming: readonly Incoming[]): string {
  const counts = new Map<RecordType, number>();
  for (const { type } of incoming) counts.set(type, (counts.get(type) ?? 0) + 1);
  const words = [...counts].map(([type, count]) => countedRecords(type, count));
  return words.join(', ') || messages.nothingNew;
}

/** The days from the first meal to the last; null if there are no meals. */
export function spanWords({ incoming }: Pick<ParsedFile, 'incoming'>): string | null {
  const days = incoming
    .flatMap(({ patch }) => ('mealTime' in patch ? [String(patch.mealTime).slice(0, 10)] : []))
    .sort();
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return null;
  const from = dateWithYear(first);
  return first === last
    ? `on ${from}`
    : format(messages.fromTo, { from, last: dateWithYear(last) });
}

/** The number of days with meals. */
function daysWords(incoming: readonly Incoming[]): string {
  const days = incoming.flatMap(({ patch }) =>
    'mealTime' in patch ? [String(patch.mealTime).slice(0, 10)] : [],
  );
  return format(messages.days, { size: new Set(days).size });
}

/** The number of entries in the file that could not be read. */
export function leftOutWords(count: number): string {
  return format(messages.entriesNotRead, { count });
}

const SHOWN = 5;

interface Row {
  id: string;
  when: string;
  what: string;
  figure: string;
}

/** The first entries of a file as the diary would show them. */
function PreviewRows({ incoming }: { incoming: readonly Incoming[] }) {
  // Sums are calculated only for the shown rows.
  const listed = incoming.filter(({ type }) => type === 'meal' || type === 'weight');
  if (listed.length === 0) return null;
  const rows = listed.slice(0, SHOWN).flatMap((one) => rowOf(one) ?? []);
  return (
    <Box component="ul" aria-label={messages.firstEntries} sx={LIST}>
      {rows.map(({ id, when, what, figure }) => (
        <Box component="li" key={id} sx={ROW}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box dir="auto" sx={NAME}>
              {what}
            </Box>
            <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{when}</Box>
          </Box>
          <Box sx={{ flex: 'none', fontWeight: 650 }}>{figure}</Box>
        </Box>
      ))}
      {listed.length > SHOWN && (
        <Box component="li" sx={{ ...ROW, color: 'text.secondary' }}>
          {format(messages.andMoreRows, { rows: wholeWords(listed.length - SHOWN) })}
        </Box>
      )}
    </Box>
  );
}

function rowOf({ id, type, patch }: Incoming): Row | undefined {
  if (type === 'weight') {
    const { weight, weightUnit, recordedAt } = patch as Weight;
    return {
      id,
      when: whenWords(recordedAt),
      what: messages.weight,
      figure: `${weight} ${weightUnit}`,
    };
  }
  if (type !== 'meal') return undefined;
  const meal = patch as Meal;
  const { calories } = totalNutrients(shownItems(meal) ?? []);
  const figure = calories === null ? unknownEnergy() : energyWords(calories);
  return { id, when: whenWords(meal.mealTime), what: meal.name, figure };
}

function whenWords(dateTime: string): string {
  return `${dateWithYear(dateTime.slice(0, 10))}, ${timeOfDayWords(dateTime)}`;
}

const LIST = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
} as const;

const ROW = {
  display: 'flex',
  gap: 1.5,
  px: 2,
  py: 1,
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
} as const;

const NAME = {
  fontWeight: 650,
  lineHeight: 1.3,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;
