import type { PutBack } from '../kit/backup';
import type { TestDevice } from '../kit/devices';
import { withSoup, type TwoKnowSoup } from '../kit/two-know-soup';

let person: TwoKnowSoup;
let phone: TestDevice;
let tablet: TestDevice;
let soup: string;

withSoup((given) => {
  person = given;
  ({ phone, tablet } = given);
});
beforeEach(() => {
  ({ soup } = person);
});

const level = async (...devices: TestDevice[]) => person.level(...devices);
const backup = async (): Promise<PutBack> => person.backup();
const expectEverywhere: TwoKnowSoup['expectEverywhere'] = async (wanted, id) =>
  person.expectEverywhere(wanted, id);

const BOTH_ORDERS = [
  ['the phone returning first', () => [phone, tablet]],
  ['the tablet returning first', () => [tablet, phone]],
] as const;

describe.each(BOTH_ORDERS)('after a restore, %s,', (_words, order) => {
  test('two fields that two devices edited are both recovered', async () => {
    const putBack = await backup();
    await phone.change(soup, 'put', { name: 'Stew' });
    await level(phone, tablet);
    await tablet.change(soup, 'put', { notes: 'with bread' });
    await tablet.sync();
    await putBack();
    await level(...order());
    await expectEverywhere({ deleted: false, name: 'Stew', notes: 'with bread' });
  });

  test('an entry created and deleted since stays deleted if one device has not seen the deletion', async () => {
    const putBack = await backup();
    const rice = await phone.add({ name: 'Rice', notes: null });
    await level(phone, tablet);
    await phone.change(rice, 'del', null);
    await phone.sync();
    await putBack();
    await level(...order());
    await expectEverywhere({ deleted: true, name: 'Rice', notes: null }, rice);
  });

  test('an entry that was deleted and restored since exists', async () => {
    const putBack = await backup();
    await phone.change(soup, 'del', null);
    await level(phone, tablet);
    await phone.change(soup, 'restore', null);
    await phone.sync();
    await putBack();
    await level(...order());
    await expectEverywhere({ deleted: false, name: 'Soup', notes: null });
  });

  test('a waiting edit and a later acknowledged one are ordered by their times', async () => {
    const putBack = await backup();
    // A minute ago: the server corrects times only by the duration of the request.
    const clock = tablet.store.now;
    tablet.store.now = () => clock() - 60_000;
    await tablet.change(soup, 'put', { name: 'Earlier', notes: 'alone' });
    tablet.store.now = clock;
    await phone.change(soup, 'put', { name: 'Later' });
    await phone.sync();
    await putBack();
    await level(...order());
    await expectEverywhere({ deleted: false, name: 'Later', notes: 'alone' });
  });

  test('a waiting edit wins over one that was acknowledged before it', async () => {
    const putBack = await backup();
    await phone.change(soup, 'put', { name: 'Earlier', notes: 'alone' });
    await phone.sync();
    await tablet.change(soup, 'put', { name: 'Later' });
    await putBack();
    await level(...order());
    await expectEverywhere({ deleted: false, name: 'Later', notes: 'alone' });
  });

  test('a waiting deletion wins', async () => {
    const putBack = await backup();
    await phone.change(soup, 'put', { name: 'Stew' });
    await phone.sync();
    await tablet.change(soup, 'del', null);
    await putBack();
    await level(...order());
    await expectEverywhere({ deleted: true, name: 'Stew', notes: null });
  });

  test('a waiting undo wins over the deletion that it undoes', async () => {
    const putBack = await backup();
    await phone.change(soup, 'del', null);
    await level(phone, tablet);
    await tablet.change(soup, 'restore', null);
    await putBack();
    await level(...order());
    await expectEverywhere({ deleted: false, name: 'Soup', notes: null });
  });

  test('an edit never loses to a change that its user had seen, even if the clock was set back', async () => {
    const putBack = await backup();
    await phone.change(soup, 'put', { name: 'Seen' });
    await level(phone, tablet);
    // With the clock at sending, the edit would be corrected to a day too early.
    const clock = tablet.store.now;
    tablet.store.now = () => clock() - 24 * 3600_000;
    await tablet.change(soup, 'put', { name: 'Answer' });
    tablet.store.now = clock;
    await putBack();
    await level(...order());
    await expectEverywhere({ deleted: false, name: 'Answer', notes: null });
  });

  test('a second restore before the second device returns also loses nothing', async () => {
    const putBack = await backup();
    await phone.change(soup, 'put', { name: 'Stew' });
    await level(phone, tablet);
    await tablet.change(soup, 'put', { notes: 'with bread' });
    await tablet.sync();
    await putBack();
    const [first, second] = order();
    await first!.sync();
    await putBack();
    await level(second!, first!);
    await expectEverywhere({ deleted: false, name: 'Stew', notes: 'with bread' });
  });
});
