import { styled } from '@mui/material/styles';

interface FiguresTableProps {
  label: string;
  heads: readonly string[];
  /** The first cell of each row is its header. */
  rows: readonly (readonly string[])[];
}

export function FiguresTable({ label, heads, rows }: FiguresTableProps) {
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...figures]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {figures.map((figure, i) => (
              <td key={heads[i + 1]}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled('table')({
  width: '100%',
  marginTop: 12,
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  '& th, & td': { padding: '8px 0 8px 12px', textAlign: 'right', fontWeight: 600 },
  '& th:first-of-type': { paddingInlineStart: 0, textAlign: 'left' },
  '& thead th': { color: 'var(--mui-palette-text-secondary)', fontSize: '0.875rem' },
  '& tbody tr': { borderTop: '1px solid var(--mui-palette-divider)' },
});
