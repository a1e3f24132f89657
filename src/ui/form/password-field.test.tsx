import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { PasswordField } from './password-field';

test('a password can be pasted and made visible', async () => {
  render(<PasswordField label="New Password" autoComplete="new-password" />);
  const field = screen.getByLabelText<HTMLInputElement>('New Password');
  await userEvent.click(field);
  await userEvent.paste(' difference engine 1822 ');
  expect(field.value).toBe(' difference engine 1822 ');
  expect(field.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.type).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect([field.type, field.value]).toEqual(['password', ' difference engine 1822 ']);
});

const SRC = path.resolve(__dirname, '../..');
const screens = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.tsx'),
);

test('all password inputs of the app use this field, with an autocomplete value', () => {
  const uses = screens
    .filter((name) => !name.endsWith('.test.tsx'))
    .map((name) => readFileSync(path.join(SRC, name), 'utf8'))
    .flatMap((text) => text.match(/<PasswordField[^>]*>/g) ?? []);
  expect(uses.length).toBeGreaterThan(8);
  for (const use of uses) {
    expect(use).toMatch(/autoComplete="(?:current|new)-password"/);
    expect(use).not.toContain('onPaste');
  }
  const others = screens.filter((name) => {
    const text = readFileSync(path.join(SRC, name), 'utf8');
    return /type="password"|onPaste/.test(text) && !name.endsWith('.test.tsx');
  });
  expect(others).toEqual([]);
});
