import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { type ComponentProps, useContext } from 'react';
import { MemoryRouter } from 'react-router-dom';

import { HostContext } from '../../../http/host';
import { ToastProvider } from '../../../ui/feedback/toast';
import { SignInCards } from './sign-in-cards';

interface Shown {
  hasPassword: boolean;
  singleSignOn: ComponentProps<typeof HostContext>['value']['singleSignOn'];
}

function WithHost({ hasPassword, singleSignOn }: Shown) {
  const host = useContext(HostContext);
  return (
    <HostContext value={{ ...host, singleSignOn }}>
      <SignInCards email="ada@example.org" hasPassword={hasPassword} />
    </HostContext>
  );
}

const headings = (shown: Shown) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ToastProvider>
          <WithHost {...shown} />
        </ToastProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
};

test('passkeys are offered unless single sign-on is the only way to sign in', () => {
  const shown = headings({ hasPassword: true, singleSignOn: { name: 'Acme', only: false } });
  expect(shown).toEqual(['Your password', 'Passkeys', 'Two-step sign-in']);
});

test('a password can be changed even with single sign-on only, because it is used to link accounts', () => {
  const shown = headings({ hasPassword: true, singleSignOn: { name: 'Acme', only: true } });
  expect(shown).toEqual(['Your password', 'Two-step sign-in']);
});

test('a user without a password sees how to sign in', () => {
  const shown = headings({ hasPassword: false, singleSignOn: { name: 'Acme', only: true } });
  expect(shown).toEqual(['Single sign-on']);
});
