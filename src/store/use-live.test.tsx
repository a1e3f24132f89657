import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';

import { useLive } from './use-live';

class Boundary extends Component<{ children: ReactNode }, { failed?: Error }> {
  static getDerivedStateFromError(failed: Error) {
    return { failed };
  }
  override state: { failed?: Error } = {};
  override render() {
    return this.state.failed ? <p>{this.state.failed.message}</p> : this.props.children;
  }
}

type Query = (subject: string) => Promise<string>;

function Asking({ subject, query }: { subject: string; query: Query }) {
  const answer = useLive(async () => query(subject), [subject]);
  return <p>{answer ?? 'No answer yet'}</p>;
}

test('there is no result before the first, and each stays until the next arrives', async () => {
  const answering: (() => void)[] = [];
  const query: Query = async (subject) =>
    new Promise((resolve) => {
      answering.push(() => {
        resolve(`About ${subject}`);
      });
    });
  const asked = async (times: number) => {
    while (answering.length < times) await act(async () => new Promise((done) => setTimeout(done)));
  };
  const { rerender } = render(<Asking subject="apples" query={query} />);
  await asked(1);
  expect(screen.getByText('No answer yet')).toBeTruthy();
  answering[0]?.();
  expect(await screen.findByText('About apples')).toBeTruthy();
  rerender(<Asking subject="pears" query={query} />);
  await asked(2);
  expect(screen.getByText('About apples')).toBeTruthy();
  answering[1]?.();
  expect(await screen.findByText('About pears')).toBeTruthy();
});

test('a failed query throws in the component', async () => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const query: Query = async () => Promise.reject(new Error('The storage does not answer.'));
  render(
    <Boundary>
      <Asking subject="apples" query={query} />
    </Boundary>,
  );
  expect(await screen.findByText('The storage does not answer.')).toBeTruthy();
  reported.mockRestore();
});
