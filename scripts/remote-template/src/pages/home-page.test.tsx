import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../dev/render-page.tsx';
import { HomePage } from './home-page.tsx';

it('lists the newest risks, each a link to the register', async () => {
  const { mocks } = await renderPage(<HomePage />);
  const [newest] = await mocks.collection('risks').find({}, { sort: { field: 'created_at', direction: -1 }, limit: 1 });
  const links = await screen.findAllByRole('link');
  expect(links).toHaveLength(10);
  expect(links[0]?.textContent).toBe(newest?.title);
  expect(links[0]?.getAttribute('href')).toBe(`/risk-register?risk=${newest?._id}`);
});

it('says that there are none yet', async () => {
  await renderPage(<HomePage />, { seed: 'empty' });
  expect(await screen.findByText('No risks yet')).toBeTruthy();
});

it('says that loading failed, and tries again', async () => {
  const { mocks, user } = await renderPage(<HomePage />, { fail: { listRisks: 500 } });
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load risks. Please try again later.');
  mocks.switches.fail = {};
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('link')).toHaveLength(10);
});
