import { Box } from '@mui/material';
import type { ReactNode } from 'react';

export interface TableData {
  caption: string;
  columns: readonly string[];
  /** The first cell is the header of its row. */
  rows: readonly (readonly string[])[];
  /** Shows all rows, even if there are many. */
  whole?: boolean;
}

export function DataTable({ caption, columns, rows, whole = false }: TableData) {
  return (
    <Box
      role="region"
      aria-label={caption}
      tabIndex={0}
      sx={{ maxHeight: whole ? 'none' : 360, overflow: 'auto', borderRadius: '8px', ...FOCUS }}
    >
      <Box component="table" sx={TABLE}>
        <Box component="caption" sx={{ textAlign: 'left', color: 'text.secondary', pb: 1 }}>
          {caption}
        </Box>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <Cell key={column} as="th" scope="col" first={index === 0}>
                {column}
              </Cell>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <Box component="tr" key={name} sx={{ borderTop: '1px solid', borderColor: 'divider' }}>
              <Cell as="th" scope="row" first>
                {name}
              </Cell>
              {cells.map((cell, index) => (
                <Cell key={columns[index + 1]} as="td">
                  {cell}
                </Cell>
              ))}
            </Box>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

interface CellProps {
  as: 'th' | 'td';
  scope?: 'col' | 'row';
  first?: boolean;
  children: ReactNode;
}

function Cell({ as, scope, first = false, children }: CellProps) {
  return (
    <Box
      component={as}
      scope={scope}
      sx={{
        py: 0.75,
        pl: first ? 0 : 1.5,
        textAlign: first ? 'left' : 'right',
        whiteSpace: as === 'td' ? 'nowrap' : undefined,
        // With text of twice the size, a long title wraps, so that no column overflows the card.
        overflowWrap: scope === 'col' ? 'anywhere' : undefined,
        fontWeight: as === 'td' ? 650 : 500,
        color: scope === 'col' ? 'text.secondary' : 'text.primary',
        verticalAlign: 'baseline',
      }}
    >
      {children}
    </Box>
  );
}

const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: { xs: '0.875rem', sm: '0.9375rem' },
  // A name must not break inside a word.
  overflowWrap: 'normal',
} as const;

const FOCUS = {
  '&:focus-visible': {
    outline: '3px solid var(--mui-palette-primary-main)',
    outlineOffset: 2,
  },
} as const;
