import { Box, Button } from '@mui/material';
import { useState } from 'react';

import { AUDIT_ACTIONS } from '#shared/contract/admin/audit';

import { Choice } from '../../../ui/form/choice';
import { Field } from '../../../ui/form/field';
import { ACTION_WORDS } from './audit-words';
import type { Filters } from './filters';

interface AuditFiltersProps {
  filters: Filters;
  admins: readonly { id: string; username: string }[];
  onFilters: (filters: Filters) => void;
}

const ACTIONS = [
  ['', 'All actions'],
  ...AUDIT_ACTIONS.map((action) => [action, ACTION_WORDS[action]] as const),
] as const;
const OUTCOMES = [
  ['', 'Done and refused'],
  ['done', 'Done'],
  ['refused', 'Refused'],
] as const;
const SHOWN = [
  ['', 'Everything'],
  ['changes', 'Changes only'],
] as const;

/** Which entries: by what was done, by whom, to whom, how it went, and when. */
export function AuditFilters({ filters, admins, onFilters }: AuditFiltersProps) {
  const field = (name: keyof Filters) => ({
    value: filters[name] ?? '',
    onChange: (event: { target: { value: string } }) => {
      onFilters({ ...filters, [name]: event.target.value });
    },
  });
  const chosen = Object.values(filters as Record<string, string>).some((value) => value !== '');
  const byWhom = [
    ['', 'Everyone'] as const,
    ...admins.map(({ id, username }) => [id, username] as const),
  ];
  const [more, setMore] = useState(false);
  return (
    <Box role="search" aria-label="Audit log" sx={FORM}>
      <Choice label="Action" options={ACTIONS} {...field('action')} />
      <Choice label="Entries" options={SHOWN} {...field('show')} />
      <Button
        aria-expanded={more}
        sx={{ display: { md: 'none' }, justifySelf: 'start', px: 1, ml: -1 }}
        onClick={() => {
          setMore(!more);
        }}
      >
        {more ? 'Fewer filters' : 'More filters'}
      </Button>
      <Box sx={{ display: { xs: more ? 'contents' : 'none', md: 'contents' } }}>
        <Choice label="Result" options={OUTCOMES} {...field('outcome')} />
        <Choice label="Administrator" options={byWhom} {...field('adminId')} />
        <Field label="From" type="date" {...field('from')} />
        <Field label="To" type="date" {...field('to')} />
        <Field label="Account or message" placeholder="ID" {...field('subjectId')} />
      </Box>
      <Button
        variant="outlined"
        disabled={!chosen}
        sx={{ alignSelf: 'end' }}
        onClick={() => {
          onFilters({});
        }}
      >
        Clear filters
      </Button>
    </Box>
  );
}

const FORM = {
  display: 'grid',
  gap: 1.5,
  mb: 2,
  // A date's own width must not push the next field aside.
  '& > *, & > * > *': { minWidth: 0 },
  '& input[type=date]': { px: { xs: 1.25, md: 1.75 } },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
} as const;
