import { freeUser } from '../../../test/kit/free-user';
import { activeStore } from '../account-store';
import { rememberAccount } from '../accounts';
import { addsUp, syncSummary } from '../sync-summary';
import { addNote, changeNote, deleteNote, notesOf, restoreNote } from './day-notes';
import {
  addMeasurement,
  allMeasurements,
  deleteMeasurement,
  restoreMeasurement,
} from './measurements';

beforeEach(async () => {
  const id = `user-${Math.random()}`;
  await rememberAccount(freeUser(id));
});

const DAY = '2026-11-24';
const texts = async (day: string) =>
  (await notesOf(await activeStore(), day)).map(({ text }) => text);

test('a note belongs to its day, waits for the server, and can be changed, deleted and restored', async () => {
  const id = await addNote({ day: DAY, text: 'Slept badly' });
  await addNote({ day: DAY, text: 'Birthday' });
  await addNote({ day: '2026-11-25', text: 'Ill' });
  await changeNote(id, 'Slept well');
  expect(await texts(DAY)).toEqual(['Slept well', 'Birthday']);
  await deleteNote(id);
  expect(await texts(DAY)).toEqual(['Birthday']);
  await restoreNote(id);
  expect(await texts(DAY)).toEqual(['Slept well', 'Birthday']);
  expect(addsUp(await syncSummary(await activeStore()))).toBe(true);
});

test('an empty note is refused and changes nothing', async () => {
  const id = await addNote({ day: DAY, text: 'Slept badly' });
  await expect(changeNote(id, '  ')).rejects.toThrow();
  await expect(addNote({ day: '2026-02-30', text: 'x' })).rejects.toThrow();
  expect(await texts(DAY)).toEqual(['Slept badly']);
});

test('a measurement keeps its body part and unit, waits for the server, and can be deleted and restored', async () => {
  const at = { unit: 'cm', measuredAt: '2026-11-24T08:00' } as const;
  const id = await addMeasurement({ part: 'waist', value: 82.5, ...at });
  await addMeasurement({ part: 'Left arm', value: 31, ...at, measuredAt: '2026-11-23T08:00' });
  const parts = async () =>
    (await allMeasurements(await activeStore())).map(({ part, value }) => [part, value]);
  expect(await parts()).toEqual([
    ['Left arm', 31],
    ['waist', 82.5],
  ]);
  await deleteMeasurement(id);
  expect(await parts()).toEqual([['Left arm', 31]]);
  await restoreMeasurement(id);
  expect(await parts()).toHaveLength(2);
  await expect(addMeasurement({ part: 'waist', value: 0, ...at })).rejects.toThrow();
  expect(await parts()).toHaveLength(2);
});
