import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { QueryView, type QueryViewProps, type ViewedQuery } from './query-view.tsx';

interface Risks {
  items: string[];
}

const risks: Risks = { items: ['Flood'] };

function show(query: Partial<ViewedQuery<Risks>>, props: Partial<QueryViewProps<Risks>> = {}) {
  const refetch = vi.fn();
  renderKit(
    <QueryView
      query={{ data: undefined, error: null, isFetching: false, refetch, ...query }}
      failed="Failed to load risks."
      empty={<p>No risks yet</p>}
      {...props}
    >
      {({ items }) => <p>{`Shown: ${items.join()}`}</p>}
    </QueryView>,
  );
  return refetch;
}

// As the provider of the tests describes it: by the `kind` of the error.
const failure = (kind: string) => Object.assign(new Error(kind), { kind });

describe('a query', () => {
  it('that is loading shows a loading state', () => {
    show({ isFetching: true });
    expect(screen.getByRole('status').textContent).toBe('Loading…');
  });

  it('that is loading can show a custom loading state', () => {
    show({ isFetching: true }, { loading: <p>Skeleton</p> });
    expect(screen.getByText('Skeleton')).toBeTruthy();
  });

  it('with data shows it, also while it is fetched again', () => {
    show({ data: risks, isFetching: true });
    expect(screen.getByText('Shown: Flood')).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('without items is empty', () => {
    show({ data: { items: [] } });
    expect(screen.getByText('No risks yet')).toBeTruthy();
  });

  it('that failed shows the error and can be retried', async () => {
    const refetch = show({ error: failure('failed') });
    expect(screen.getByRole('alert').textContent).toContain('Failed to load risks.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('of somebody whose session has ended shows no failure, with or without data', () => {
    show({ error: failure('signed-out') });
    expect(screen.getByRole('status').textContent).toBe('Loading…');
    show({ data: risks, error: failure('signed-out') });
    expect(screen.getByText('Shown: Flood')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('without a connection says so', () => {
    show({ error: failure('offline') });
    expect(screen.getByText('No connection')).toBeTruthy();
  });

  it('that failed after data was there keeps the data, with a note', async () => {
    const refetch = show({ data: risks, error: failure('failed') });
    expect(screen.getByText('Shown: Flood')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('Could not be updated');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('that fails, and succeeds again, leaves what somebody types into its content as it is', async () => {
    const page = (error: Error | null) => (
      <QueryView query={{ data: risks, error, isFetching: false, refetch: vi.fn() }}>
        {() => <input aria-label="Reason" />}
      </QueryView>
    );
    const { rerender } = renderKit(page(null));
    await userEvent.type(screen.getByLabelText('Reason'), 'Measured again');
    rerender(page(failure('offline')));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('Measured again');
    rerender(page(null));
    expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('Measured again');
  });

  it('of a record that does not exist shows “Not found” in place of older data', () => {
    show({ data: risks, error: failure('not-found') });
    expect(screen.getByText('Not found')).toBeTruthy();
    expect(screen.queryByText('Shown: Flood')).toBeNull();
  });

  it('of a record that does not exist can say more', () => {
    show({ error: failure('not-found') }, { notFound: <p>Risk not found</p> });
    expect(screen.getByText('Risk not found')).toBeTruthy();
  });

  it('that is not permitted says so and shows the given action, in place of older data', () => {
    show({ data: risks, error: failure('forbidden') }, { noPermissionAction: <a href="/">Home</a> });
    expect(screen.getByText('You do not have access to this')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Home' })).toBeTruthy();
    expect(screen.queryByText('Shown: Flood')).toBeNull();
  });
});
