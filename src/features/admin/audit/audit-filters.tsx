import { Box, Button } from '@mui/material';
import { useState } from 'react';
import type * as z from 'zod';

import { AUDIT_ACTION_WORDS, AUDIT_ACTIONS, type listAudit } from '#shared/contract/admin/audit';

import { Choice } from '../../../ui/form/choice';
import { Field } from '../../../ui/form/field';
import { messages } from './messages';

interface AuditFiltersProps {
  filters: Filters;
  admins: readonly { id: string; username: string }[];
  onFilters: (filters: Filters) => void;
}

const ACTIONS = [
  ['', messages.allActions],
  ...AUDIT_ACTIONS.map((action) => [action, AUDIT_ACTION_WORDS[action]] as const),
] as const;
const OUTCOMES = [
  ['', messages.doneAndRefused],
  ['done', messages.done],
  ['refused', messages.refused],
] as const;
const SHOWN = [
  ['', messages.everything],
  ['changes', messages.changesOnly],
] as const;

export function AuditFilters({ filters, admins, onFilters }: AuditFiltersProps) {
  const field = (name: keyof Filters) => ({
    value: filters[name] ?? '',
    onChange: (event: { target: { value: string } }) => {
      onFilters({ ...filters, [name]: event.target.value });
    },
  });
  const chosen = Object.values(filters as Record<string, string>).some((value) => value !== '');
  const byWhom = [
    ['', messages.everyone] as const,
    ...admins.map(({ id, username }) => [id, username] as const),
  ];
  const [more, setMore] = useState(false);
  return (
    <Box role="search" aria-label={messages.auditLog} sx={FORM}>
      <Choice label={messages.action} options={ACTIONS} {...field('action')} />
      <Choice label={messages.entries} options={SHOWN} {...field('show')} />
      <Button
        aria-expanded={more}
        sx={{ display: { md: 'none' }, justifySelf: 'start', px: 1, ml: -1 }}
        onClick={() => {
          setMore(!more);
        }}
      >
        {more ? messages.fewerFilters : messages.moreFilters}
      </Button>
      <Box sx={{ display: { xs: more ? 'contents' : 'none', md: 'contents' } }}>
        <Choice label={messages.result} options={OUTCOMES} {...field('outcome')} />
        <Choice label={messages.administrator} options={byWhom} {...field('adminId')} />
        <Field label={messages.from} type="date" {...field('from')} />
        <Field label={messages.to} type="date" {...field('to')} />
        <Field
          label={messages.accountOrMessage}
          placeholder={messages.id}
          {...field('subjectId')}
        />
      </Box>
      <Button
        variant="outlined"
        disabled={!chosen}
        sx={{ alignSelf: 'end' }}
        onClick={() => {
          onFilters({});
        }}
      >
        {messages.clearFilters}
      </Button>
    </Box>
  );
}

const FORM = {
  display: 'grid',
  gap: 1.5,
  mb: 2,
  // A date field's minimum width must not push the next field aside.
  '& > *, & > * > *': { minWidth: 0 },
  '& input[type=date]': { px: { xs: 1.25, md: 1.75 } },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
} as const;

/** The filter fields; empty or missing means any. */
export interface Filters {
  action?: string;
  outcome?: string;
  adminId?: string;
  subjectId?: string;
  show?: string;
  /** Days of this device's calendar, the last one included: '2026-11-21'. */
  from?: string;
  to?: string;
}

type Question = z.input<typeof listAudit.input>;

/** Converts filters to the input of the call. Days start and end in this device's time zone. */
export function questionOf({ from, to, ...chosen }: Filters): Question {
  const question = Object.entries(chosen as Record<string, string | undefined>).filter(
    ([, value]) => value?.trim(),
  );
  const since = startOfDay(from, 0);
  const until = startOfDay(to, 1);
  return {
    ...(Object.fromEntries(question) as Question),
    ...(since !== undefined && { from: since }),
    ...(until !== undefined && { until }),
  };
}

function startOfDay(day: string | undefined, later: number): number | undefined {
  const [year, month, date] = (day ?? '').split('-').map(Number);
  if (year === undefined || month === undefined || date === undefined) return undefined;
  const time = new Date(year, month - 1, date + later).getTime();
  return time >= 0 ? time : undefined;
}
