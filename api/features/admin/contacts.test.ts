import { ApiInMemory } from '../../../test/kit/api-in-memory';
import { newestEntries, openDesk } from '../../../test/kit/desk';

test('messages are listed newest first, page by page, and can be deleted', async () => {
  let clock = Date.parse('2026-11-21T12:00:00Z');
  const api = await ApiInMemory.start({}, () => clock);
  const { visitor } = await openDesk(api);
  for (const subject of ['First', 'Second', 'Third']) {
    clock += 1_000;
    const message = { name: 'Ada', email: 'ada@example.org', subject };
    await api.visitor().post('/api/contact', message);
  }
  const read = async (query = '') => (await visitor.get(`/api/contacts${query}`)).body;
  const page = (await read('?limit=2')) as { contacts: { id: string; subject: string }[] };
  expect(page).toMatchObject({ total: 3, contacts: [{ subject: 'Third' }, { subject: 'Second' }] });
  expect(page.contacts[0]).toEqual({
    id: expect.any(String) as string,
    name: 'Ada',
    email: 'ada@example.org',
    subject: 'Third',
    message: null,
    createdAt: clock,
    handledAt: null,
    handledBy: null,
  });
  expect(await read('?offset=2')).toMatchObject({ contacts: [{ subject: 'First' }] });

  const id = page.contacts[0]?.id ?? '';
  const handle = async (one: string, handled: boolean) =>
    visitor.send(`/api/contacts/${one}/handled`, {
      method: 'PUT',
      body: JSON.stringify({ handled }),
      headers: { 'Content-Type': 'application/json' },
    });
  clock += 1_000;
  expect((await handle(id, true)).status).toBe(200);
  const handled = { handledAt: clock, handledBy: 'herman' };
  expect(await read('?limit=1')).toMatchObject({ contacts: [handled] });
  expect((await handle(id, false)).status).toBe(200);
  expect(await read('?limit=1')).toMatchObject({
    contacts: [{ handledAt: null, handledBy: null }],
  });
  expect((await handle('none', true)).status).toBe(404);
  const done = await newestEntries(api, 5);
  expect(done.map(({ action, outcome }) => `${action} ${outcome}`)).toEqual([
    ...['contact_handled refused', 'contacts_viewed done', 'contact_reopened done'],
    ...['contacts_viewed done', 'contact_handled done'],
  ]);
  expect(done[4]).toMatchObject({ admin_name: 'herman', subject_id: id });

  const address = `/api/contacts/${page.contacts[0]?.id ?? ''}`;
  expect((await visitor.send(address, { method: 'DELETE' })).status).toBe(200);
  expect((await visitor.send(address, { method: 'DELETE' })).status).toBe(404);
  expect(await read()).toMatchObject({ total: 2, contacts: [{ subject: 'Second' }, {}] });
  const entries = await newestEntries(api, 3);
  expect(entries.map(({ action, outcome }) => `${action} ${outcome}`)).toEqual([
    'contacts_viewed done',
    'contact_deleted refused',
    'contact_deleted done',
  ]);
  await api.stop();
});
