import { Box } from '@mui/material';

import type { Difference } from '#shared/rules/reading-difference';

import { TickBox } from '../../../../ui/form/tick-box';
import { Icon } from '../../../../ui/icons';
import { ItemMarks } from '../../items/item-marks';
import { changeWords, isDecision, lockWords, nameWords } from './difference-words';

interface DifferenceLineProps {
  line: Difference;
  isTaken: boolean;
  onToggle: () => void;
}

export function DifferenceLine({ line, isTaken, onToggle }: DifferenceLineProps) {
  if (isDecision(line)) {
    return (
      <Box component="label" sx={{ ...LINE, cursor: 'pointer' }}>
        <Box sx={SIGN}>
          <TickBox checked={isTaken} onChange={onToggle} />
        </Box>
        <Told line={line} isGoing={line.kind === 'removed' && isTaken} />
      </Box>
    );
  }
  return (
    <Box sx={LINE}>
      <Box sx={SIGN}>
        <Icon name={lockWords(line) === null ? 'check' : 'lock'} size={20} />
      </Box>
      <Told line={line} isGoing={false} />
    </Box>
  );
}

/** @param isGoing whether it would go, as ticked */
function Told({ line, isGoing }: { line: Difference; isGoing: boolean }) {
  const locked = line.kind === 'kept' ? null : lockWords(line);
  return (
    <Box sx={{ flex: 1, minWidth: 0, py: 1.25 }}>
      <Box sx={{ ...NAME, textDecoration: isGoing ? 'line-through' : 'none' }}>
        {nameWords(line)}
      </Box>
      <Box sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>{changeWords(line)}</Box>
      {locked !== null && <Lock words={locked} signed={line.kind === 'changed'} />}
      {line.mine === null && line.next && <ItemMarks item={line.next} />}
    </Box>
  );
}

function Lock({ words, signed }: { words: string; signed: boolean }) {
  return (
    <Box sx={LOCK}>
      {signed && <Icon name="lock" size={16} style={{ flex: 'none' }} />}
      {words}
    </Box>
  );
}

const NAME = { fontWeight: 650, lineHeight: 1.3 } as const;

const LINE = {
  display: 'flex',
  alignItems: 'start',
  gap: 1.5,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

const SIGN = {
  width: 24,
  height: 44,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  color: 'text.secondary',
} as const;

const LOCK = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  fontSize: '0.9375rem',
  fontWeight: 600,
} as const;
