import { act, render, screen } from '@testing-library/react';

import { HostProvider, useHost } from './host';

const realFetch = globalThis.fetch;
let isUp = false;
let isOnline = true;

beforeEach(() => {
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  globalThis.fetch = async () => {
    if (!isUp) throw new TypeError('Failed to fetch');
    const recipients = { ai: '', barcodes: '', payments: '', mails: '', push: '', hosting: '' };
    const host = { operatorName: 'Acme', operatorAddress: '', contactEmail: '', dpoContact: '' };
    const singleSignOn = { name: 'Acme', only: true };
    const facts = { ...host, publicUrl: '', trialDays: 0, signups: 'closed', singleSignOn };
    return Promise.resolve(Response.json({ ...facts, recipients }));
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

function Entrance() {
  const { signups, singleSignOn } = useHost();
  return <p>{`${signups}, by ${singleSignOn?.name ?? 'password'}`}</p>;
}

test("a page opened offline gets the host's sign-in settings once it is online", async () => {
  isUp = isOnline = false;
  render(
    <HostProvider>
      <Entrance />
    </HostProvider>,
  );
  expect(await screen.findByText('open, by password')).toBeTruthy();
  isUp = isOnline = true;
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByText('closed, by Acme')).toBeTruthy();
});
