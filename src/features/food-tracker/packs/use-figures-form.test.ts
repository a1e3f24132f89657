import { act, renderHook } from '@testing-library/react';

import { unknownNutrients } from '#shared/records/nutrients';

import { foodOf } from '../../../../test/kit/items';
import { useFiguresForm } from './use-figures-form';

const per100 = { ...unknownNutrients(), calories: 400, protein: 10, sodium: 800 };
const food = foodOf({ per100, portions: [{ text: '1 slice', grams: 30 }] });
const known = { id: 'f1', food };

const opened = () => renderHook(() => useFiguresForm({ barcode: null, read: null, known })).result;

type Form = ReturnType<typeof opened>;

function choose(form: Form, change: Parameters<Form['current']['set']>[0]): void {
  act(() => {
    form.current.set(change);
  });
}

function type(form: Form, ...figure: Parameters<Form['current']['setFigure']>): void {
  act(() => {
    form.current.setFigure(...figure);
  });
}

function saved(form: Form) {
  let read: ReturnType<Form['current']['food']>;
  act(() => {
    read = form.current.food();
  });
  return read;
}

test('known sodium is unchanged when the user switches between sodium and salt', () => {
  const form = opened();
  for (const [salt, shown] of [
    ['salt', '2'],
    ['sodium', '800'],
    ['salt', '2'],
  ] as const) {
    choose(form, { salt });
    expect(form.current.values.figures.sodium).toBe(shown);
    expect(saved(form)?.per100.sodium).toBe(800);
  }
});

test('typed sodium is not converted when the user switches to salt', () => {
  const form = opened();
  choose(form, { salt: 'salt' });
  type(form, 'sodium', '120');
  choose(form, { salt: 'sodium' });
  expect(saved(form)?.per100.sodium).toBe(120);
});

test('known numbers are converted to a serving, and typed ones are kept', () => {
  const form = opened();
  choose(form, { salt: 'sodium' });
  type(form, 'protein', '3');
  choose(form, { per: 'serving' });
  expect(form.current.values.figures).toMatchObject({
    calories: '120',
    protein: '3',
    sodium: '240',
    fat: '',
  });
  expect(saved(form)?.per100).toMatchObject({ calories: 400, protein: 10, sodium: 800 });
  choose(form, { per: '100' });
  expect(form.current.values.figures).toMatchObject({ calories: '400', protein: '3' });
});

test('without the size of a serving, known numbers are not converted', () => {
  const form = opened();
  choose(form, { size: '' });
  choose(form, { per: 'serving' });
  expect(form.current.values.figures.calories).toBe('400');
});
