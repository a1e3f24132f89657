/** @jest-environment jsdom */
import { carrySetup, takeCarriedSetup } from './setup';

const SETUP = { step: 3 as const, values: { age: '44' } };

describe('a sign-up carried to the next document', () => {
  test('is taken once, by the person who left it', () => {
    carrySetup('ada', SETUP);
    expect(takeCarriedSetup('ada')).toEqual(SETUP);
    expect(takeCarriedSetup('ada')).toBeNull();
  });

  test('is not shown to somebody else, and is gone after', () => {
    carrySetup('ada', SETUP);
    expect(takeCarriedSetup('grace')).toBeNull();
    expect(takeCarriedSetup('ada')).toBeNull();
  });

  test('is nothing where something else stands under its name', () => {
    sessionStorage.setItem('platelog-setup', '{');
    expect(takeCarriedSetup('ada')).toBeNull();
  });
});
