import { Box, IconButton } from '@mui/material';

import {
  deleteMeasurement,
  type MeasurementEntry,
  restoreMeasurement,
} from '../../../store/days/measurements';
import { useToast } from '../../../ui/feedback/toast';
import { Icon } from '../../../ui/icons';
import { PLAIN_LIST } from '../../../ui/styles';
import { format } from '../../../ui/words/format';
import { dateWithYear, timeOfDayWords } from '../../../ui/words/time';
import { messages } from './messages';
import { measurementWords } from './part-words';

/** Every measurement, newest first. */
export function MeasuredList({ entries }: { entries: readonly MeasurementEntry[] }) {
  const toast = useToast();
  const remove = async (entry: MeasurementEntry) => {
    await deleteMeasurement(entry.id);
    const back = async () => {
      await restoreMeasurement(entry.id);
      toast({ title: format(messages.measurementIsBack, { what: measurementWords(entry) }) });
    };
    const action = { label: messages.undo, run: back };
    toast({ title: messages.measurementDeleted, action });
  };
  return (
    <Box component="ul" aria-label={messages.allMeasurements} sx={PLAIN_LIST}>
      {[...entries].reverse().map((entry) => (
        <Box component="li" key={entry.id} sx={ROW}>
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box component="strong">{measurementWords(entry)}</Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>{momentOf(entry)}</Box>
          </Box>
          <IconButton
            aria-label={format(messages.deleteMeasurement, {
              what: measurementWords(entry),
              when: momentOf(entry),
            })}
            onClick={() => void remove(entry)}
          >
            <Icon name="trash" size={20} />
          </IconButton>
        </Box>
      ))}
    </Box>
  );
}

function momentOf({ measuredAt }: MeasurementEntry): string {
  return `${dateWithYear(measuredAt.slice(0, 10))}, ${timeOfDayWords(measuredAt)}`;
}

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 56,
  py: 0.5,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;
