import { render, screen } from '@testing-library/react';

import type { AdminList } from '../../http/admin/queries';
import { PagedList } from './list';

interface Messages {
  total: number;
  rows: { id: string }[];
}

test('a row that moved to the next page because of a newer one is shown once', () => {
  const page = (...ids: string[]) => ({ total: 3, rows: ids.map((id) => ({ id })) });
  const data = { pages: [page('c', 'b'), page('b', 'a')], pageParams: [] };
  const answer = { data, isSuccess: true, status: 'success' } as unknown as AdminList<Messages>;
  render(
    <PagedList
      answer={answer}
      rowsIn={({ rows }: Messages) => rows}
      label={(total) => `${total} messages`}
      empty={null}
    >
      {({ id }) => <li key={id}>{id}</li>}
    </PagedList>,
  );
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['c', 'b', 'a']);
});
