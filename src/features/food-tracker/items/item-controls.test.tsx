import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { wholeItem, withGrams } from '#shared/nutrition/items/items';
import type { Food } from '#shared/nutrition/table/food';
import type { MealItem } from '#shared/records/meal-item';
import { unknownNutrients } from '#shared/records/nutrients';

import { foodTable } from '../../../../test/kit/foods';
import { foodItem } from '../../../../test/kit/items';
import { ItemControls, ItemSheet } from './item-controls';

const CUP = { text: '1 cup', grams: 240 };

/** The item's food as the tables return it: a new object each time. */
function food(): Food {
  return { ...foodTable().food(0), code: '51101010', portions: [{ ...CUP }] };
}

function Edited({ food: found, item: first }: { food: Food | undefined; item: MealItem }) {
  const [item, setItem] = useState(first);
  return (
    <>
      <ItemControls item={item} food={found} onChange={setItem} onRemove={() => undefined} />
      <output>{item.grams}</output>
    </>
  );
}

/** Shown as 1 cup once the measures are known. */
const SAID_CUP = foodItem({ grams: 240, amount: { basis: 'stated-count', text: '1 cup' } });

const amount = () => screen.getByRole('textbox');

const measure = () => screen.getByRole<HTMLSelectElement>('combobox');

test('typed text and focus are kept when the food’s measures load', async () => {
  const item = foodItem({ grams: 30 });
  const { rerender } = render(<Edited food={undefined} item={item} />);
  await userEvent.clear(amount());
  await userEvent.type(amount(), '22');
  rerender(<Edited food={food()} item={item} />);
  expect(amount()).toBe(document.activeElement);
  await userEvent.keyboard('0');
  expect(amount()).toHaveProperty('value', '220');
  expect(screen.getByRole('status').textContent).toBe('220');
  expect([...measure().options].map(({ text }) => text)).toEqual(['grams', 'cup (240 g)']);
});

test('an emptied field stays empty when the measures load', async () => {
  const item = foodItem({ grams: 30 });
  const { rerender } = render(<Edited food={undefined} item={item} />);
  await userEvent.clear(amount());
  rerender(<Edited food={food()} item={item} />);
  expect(amount()).toHaveProperty('value', '');
});

test('a focused grams field stays in grams when the measures load', async () => {
  const { rerender } = render(<Edited food={undefined} item={SAID_CUP} />);
  await userEvent.click(amount());
  rerender(<Edited food={food()} item={SAID_CUP} />);
  expect(screen.getByRole('textbox', { name: 'Grams of Toast' })).toHaveProperty('value', '240');
  await userEvent.clear(amount());
  await userEvent.type(amount(), '200');
  expect(screen.getByRole('status').textContent).toBe('200');
});

test('an invalid amount keeps the last weight above zero', async () => {
  render(<Edited food={food()} item={foodItem({ grams: 30 })} />);
  await userEvent.clear(amount());
  await userEvent.type(amount(), '0');
  expect(screen.getByRole('status').textContent).toBe('0');
  await userEvent.type(amount(), 'x');
  expect(screen.getByRole('status').textContent).toBe('30');
  expect(screen.getByRole('alert').textContent).toBe('Enter a number.');
  expect(amount()).toHaveProperty('value', '0x');
});

test('for an item without a weight, 0 servings are nothing and 1 is all of it', async () => {
  const whole = wholeItem('own1', 'Lunch', { ...unknownNutrients(), calories: 500 });
  render(<Edited food={undefined} item={withGrams(whole, 0, '0 serving')} />);
  expect(amount()).toHaveProperty('value', '0');
  expect(measure().selectedOptions[0]?.text).toBe('serving');
  await userEvent.clear(amount());
  await userEvent.type(amount(), '1');
  expect(screen.getByRole('status').textContent).toBe('100');
});

test('an amount in cups is shown in cups once the measures are loaded', () => {
  const item = foodItem({ grams: 480, amount: { basis: 'person', text: '2 cup' } });
  const { rerender } = render(<Edited food={undefined} item={item} />);
  expect(amount()).toHaveProperty('value', '480');
  rerender(<Edited food={food()} item={item} />);
  expect(amount()).toHaveProperty('value', '2');
  expect(measure().selectedOptions[0]?.text).toBe('cups (240 g each)');
  expect(screen.getByRole('textbox', { name: 'Amount of Toast, in cups' })).toBe(amount());
});

test('another measure keeps the weight, and stays chosen when the tables answer again', async () => {
  const item = foodItem({ grams: 360 });
  const { rerender } = render(<Edited food={food()} item={item} />);
  await userEvent.selectOptions(measure(), 'cup (240 g)');
  rerender(<Edited food={food()} item={item} />);
  expect(measure().selectedOptions[0]?.text).toBe('cups (240 g each)');
  expect(amount()).toHaveProperty('value', '1.5');
  expect(screen.getByRole('status').textContent).toBe('360');
  await userEvent.selectOptions(measure(), 'grams');
  expect(amount()).toHaveProperty('value', '360');
});

test('an item that is reset elsewhere shows its weight again', async () => {
  const item = foodItem({ grams: 30 });
  function SetBack() {
    const [now, setNow] = useState(item);
    return (
      <>
        <ItemControls item={now} food={food()} onChange={setNow} onRemove={() => undefined} />
        <button
          onClick={() => {
            setNow(item);
          }}
        >
          Start again
        </button>
      </>
    );
  }
  render(<SetBack />);
  await userEvent.type(amount(), '0');
  expect(amount()).toHaveProperty('value', '300');
  await userEvent.click(screen.getByText('Start again'));
  expect(amount()).toHaveProperty('value', '30');
});

test.each([
  ['Done', async () => userEvent.click(screen.getByRole('button', { name: 'Done' }))],
  ['Escape', async () => userEvent.keyboard('{Escape}')],
])('a sheet does not close by %s while its amount is invalid', async (_, close) => {
  const onClose = jest.fn();
  const item = foodItem({ grams: 30, source: { kind: 'person' } });
  const nothing = () => undefined;
  render(
    <ItemSheet
      item={item}
      reading={null}
      onChange={nothing}
      onRemove={nothing}
      onClose={onClose}
    />,
  );
  await userEvent.clear(amount());
  await userEvent.type(amount(), '1/2');
  const scrolls = jest.spyOn(Element.prototype, 'scrollIntoView');
  await close();
  expect(onClose).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(amount());
  const words = screen.getByRole('alert');
  expect(amount().getAttribute('aria-describedby')).toBe(words.id);
  expect(scrolls.mock.contexts).toEqual([words]);
  scrolls.mockRestore();
});

test('after choosing another food, an implausible weight is questioned', async () => {
  const onClose = jest.fn();
  const sheet = (item: MealItem) => (
    <ItemSheet
      item={item}
      reading={null}
      onChange={jest.fn()}
      onRemove={jest.fn()}
      onClose={onClose}
    />
  );
  const rice = foodItem({ name: 'Rice', grams: 500 });
  const { rerender } = render(sheet(rice));
  const source = { kind: 'table', table: 'SR28', code: '04053', description: 'Oil' } as const;
  const per100g = { ...rice.per100g, calories: 884 };
  rerender(sheet({ ...rice, name: 'Oil', source, per100g }));
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByText(/^Oil: .* most people eat/)).toBeTruthy();
});

test('confirming a questioned amount does not accept an invalid one', async () => {
  const onClose = jest.fn();
  const opened = foodItem({ name: 'Rice', grams: 500, source: { kind: 'person' } });
  function Opened() {
    const [item, setItem] = useState(opened);
    const nothing = () => undefined;
    const props = { item, reading: null, onChange: setItem, onRemove: nothing, onClose };
    return <ItemSheet {...props} />;
  }
  render(<Opened />);
  await userEvent.clear(amount());
  await userEvent.type(amount(), '9000');
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await userEvent.type(amount(), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Yes, keep it' }));
  expect(onClose).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(amount());
});
