import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { freeUser } from '../../../../test/kit/free-user';
import { activeStore } from '../../../store/account-store';
import { rememberAccount } from '../../../store/accounts';
import { addWeight, allWeights } from '../../../store/weights';
import { ToastProvider } from '../../../ui/feedback/toast';
import { WeightForm } from './weight-form';

beforeEach(async () => {
  await rememberAccount(freeUser(`ada-${Math.random()}`));
  await addWeight({ weight: 70, weightUnit: 'kg', recordedAt: '2026-03-01T07:00' });
});

const kept = async () => (await allWeights(await activeStore())).map(({ weight }) => weight);

function show(choose = false): HTMLElement {
  render(
    <ToastProvider>
      <WeightForm unit="kg" choose={choose} />
    </ToastProvider>,
  );
  return screen.getByLabelText(choose ? 'Weight' : 'Weight in kg');
}

test('two presses in a row save one weight', async () => {
  const field = show();
  await userEvent.type(field, '71');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save weight' }));
  await screen.findByText('71 kg saved');
  expect(await kept()).toEqual([70, 71]);
});

test('a weight that is far off is saved only after a confirmation, and another weight asks again', async () => {
  const field = show();
  await userEvent.type(field, '155{Enter}');
  expect((await screen.findByText(/Save it\?/)).textContent).toMatch(/121% more/);
  expect(await kept()).toEqual([70]);
  await userEvent.clear(field);
  await userEvent.type(field, '50{Enter}');
  expect((await screen.findByText(/Save it\?/)).textContent).toMatch(/29% less/);
  await userEvent.click(screen.getByRole('button', { name: 'Save it' }));
  await screen.findByText('50 kg saved');
  expect(await kept()).toEqual([70, 50]);
});

test('without a profile, the unit is chosen here and the weight is converted', async () => {
  const field = show(true);
  await userEvent.type(field, '70,5');
  await userEvent.selectOptions(screen.getByLabelText('Unit'), 'lbs');
  expect(field).toHaveProperty('value', '155.4');
  await userEvent.selectOptions(screen.getByLabelText('Unit'), 'kg');
  expect(field).toHaveProperty('value', '70,5');
});

describe('a page that stays open', () => {
  const OTHERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;

  beforeEach(() => {
    jest.useFakeTimers({
      now: new Date(2026, 2, 4, 7, 10),
      doNotFake: [...OTHERS, 'setImmediate', 'clearImmediate', 'queueMicrotask', 'nextTick'],
    });
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  const nextMorning = () => {
    jest.setSystemTime(new Date(2026, 2, 5, 7, 15));
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
  };
  const latest = async () => (await allWeights(await activeStore())).at(-1);

  test('a weight entered the next morning has the time of the next morning', async () => {
    const field = show();
    nextMorning();
    await userEvent.type(field, '71{Enter}');
    await screen.findByText('71 kg saved');
    expect(await latest()).toMatchObject({ weight: 71, recordedAt: '2026-03-05T07:15' });
  });

  test('a time that the user set is kept', async () => {
    const field = show();
    fireEvent.change(screen.getByLabelText('When'), { target: { value: '2026-03-03T08:00' } });
    nextMorning();
    await userEvent.type(field, '71{Enter}');
    await screen.findByText('71 kg saved');
    expect(await latest()).toMatchObject({ recordedAt: '2026-03-03T08:00' });
    expect(screen.getByLabelText('When')).toHaveProperty('value', '2026-03-05T07:15');
  });
});
