import { ApiInMemory } from '../../../test/kit/api-in-memory';
import { askSync, op } from '../../../test/kit/sync-requests';
import { AWARDS } from '#shared/rules/awards/awards';

let api: ApiInMemory;
beforeAll(async () => {
  api = await ApiInMemory.start();
});
afterAll(async () => api.stop());

test('the view of awards has the columns of the specification', async () => {
  const ada = await api.member();
  const [award] = AWARDS;
  const id = '0193a1b2-0000-8000-8000-000000000001';
  const patch = { ...award, earnedAt: '2026-11-20T12:30' };
  const made = op({ opId: '0193a1b2-0000-7000-8000-000000000002', id, type: 'award', patch });
  await askSync(ada, { ops: [made] });
  const rows = await api.services.db
    .selectFrom('awards')
    .selectAll()
    .where('user_id', '=', ada.userId)
    .execute();
  expect(rows).toEqual([
    {
      id,
      user_id: ada.userId,
      award_type: 'meals',
      award_name: 'First meal',
      description: 'You logged your first meal.',
      icon: 'bowl',
      value: 1,
      earned_at: '2026-11-20T12:30',
    },
  ]);
});
