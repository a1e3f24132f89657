import { ButtonBase } from '@mui/material';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { Icon } from '../../../ui/icons';
import { HOVER } from '../../../ui/styles';
import { isGentle } from '../../../ui/words/display';
import { localNow } from '../../../ui/words/time';
import { useProgress } from '../use-progress';
import { expenditureView } from './expenditure-view';
import { messages } from './messages';

/** Shown on another page if this week's check-in has a question; otherwise nothing. */
export function CheckInLine() {
  const today = localNow().slice(0, 10);
  const progress = useProgress(today);
  const isDue = useMemo(() => {
    if (!progress?.profile || progress.initialSync) return false;
    const { profile, intakes, marks, weights, targets } = progress;
    return expenditureView({ profile, intakes, marks, weights, targets, today }).question !== null;
  }, [progress, today]);
  if (!isDue || isGentle()) return null;
  return (
    <ButtonBase component={Link} to={PAGES.insights} sx={LINE}>
      <Icon name="target" size={20} style={{ flex: 'none' }} />
      {messages.yourCheckInIsDue}
    </ButtonBase>
  );
}

const LINE = {
  mx: -1,
  px: 1,
  minHeight: 44,
  gap: 1,
  justifySelf: 'start',
  justifyContent: 'start',
  textAlign: 'start',
  borderRadius: '12px',
  color: 'text.secondary',
  font: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  ...HOVER,
} as const;
