import { QueryClientProvider, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { createQueryClient } from './query-client.ts';

it('renders a failure that came before the part that shows failures was there', async () => {
  let showContent = () => {};
  let fail = () => {};
  // As a dialog whose code is still loading: its content reads the query later than the page that holds it.
  function Dialog({ risk }: { risk: UseQueryResult }) {
    const [loaded, setLoaded] = useState(false);
    showContent = () => setLoaded(true);
    return loaded && <p>{risk.error === null ? 'Loading' : 'Failed'}</p>;
  }
  function Page() {
    const queryFn = () => new Promise<string>((_, reject) => (fail = () => reject(new Error('not found'))));
    const risk = useQuery({ queryKey: ['risk'], queryFn, retry: false });
    return risk.data ?? <Dialog risk={risk} />;
  }
  render(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <Page />
    </QueryClientProvider>,
  );
  await act(async () => {
    fail();
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  act(showContent);
  expect(screen.getByText('Failed')).toBeTruthy();
});
