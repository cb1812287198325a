import { renderWithSdk, testSession } from '@parapet/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DOMAIN_NAMESPACE, domainLocales } from '../locales/loaders.ts';
import { usePeople } from './use-people.ts';

const ids = Array.from({ length: 250 }, (_, at) => `user-${String(at).padStart(3, '0')}`);
const nameIn = (id: string) => `Person ${id}`;

/** @param answer the response for the ids of one request */
async function show(shown: readonly string[], answer: (asked: readonly string[]) => unknown) {
  const asked: number[] = [];
  function Names() {
    const nameOf = usePeople(shown);
    return <p>{shown.map(nameOf).join('|')}</p>;
  }
  const api = {
    'GET /api/people': (request: Request) => {
      const some = new URL(request.url).searchParams.getAll('id');
      asked.push(some.length);
      return answer(some);
    },
  };
  await renderWithSdk(<Names />, { api, locales: { [DOMAIN_NAMESPACE]: domainLocales } });
  const names = () => screen.getByRole('paragraph').textContent?.split('|') ?? [];
  return { names, asked };
}

const page = (some: readonly string[]) => ({
  items: some.map((id) => ({ id, name: nameIn(id), email: null, former: false })),
  total: some.length,
  next_cursor: null,
});

it('names more people than one call takes', async () => {
  const { names, asked } = await show(ids, page);
  await waitFor(() => expect(names()).toEqual(ids.map(nameIn)));
  expect(asked).toEqual([100, 100, 50]);
});

it('calls nobody a former member because the call failed, and names those that were loaded', async () => {
  const { names } = await show([...ids, testSession.user.id], (some) =>
    some.includes('user-000') ? page(some) : Response.json({ code: 'internal_error', title: 'x' }, { status: 500 }),
  );
  await waitFor(() => expect(names().slice(0, 100)).toEqual(ids.slice(0, 100).map(nameIn)));
  await waitFor(() => expect(new Set(names().slice(100, 250))).toEqual(new Set(['Name could not be loaded'])));
  expect(names().at(-1)).toBe('Ada Lovelace');
});

it('calls somebody a former member whom the organization does not know', async () => {
  const { names } = await show(['user-000', 'user-001'], (some) => page(some.slice(0, 1)));
  await waitFor(() => expect(names()).toEqual([nameIn('user-000'), 'Former member']));
});
