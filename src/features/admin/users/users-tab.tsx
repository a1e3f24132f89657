import { Card } from '../../../ui/layout/card';
import { StatCards } from './stat-cards';
import { UsersBar } from './users-bar';
import { UsersTable } from './table/users-table';
import { useUsersView } from './use-users-view';

/** Everyone who has an account: figures, the table, and what can be done about each. */
export function UsersTab() {
  const { text, setText, view, wanted, setOrder } = useUsersView();
  return (
    <>
      <StatCards />
      <Card component="section" aria-labelledby="users-title" sx={{ p: { xs: 0, sm: 0 }, mt: 2 }}>
        <UsersBar text={text} onText={setText} view={view} onOrder={setOrder} />
        <UsersTable view={view} busy={view !== wanted} onOrder={setOrder} />
      </Card>
    </>
  );
}
