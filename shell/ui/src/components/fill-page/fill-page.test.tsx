import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { FillPage } from './fill-page.tsx';

it('shows what is in it', () => {
  renderKit(
    <FillPage>
      <h1>Risk Register</h1>
    </FillPage>,
  );
  expect(screen.getByRole('heading', { name: 'Risk Register' })).toBeTruthy();
});
