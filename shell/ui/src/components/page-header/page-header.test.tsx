import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { Button } from '../button/button.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { PageHeader } from './page-header.tsx';

describe('PageHeader', () => {
  it('holds the one h1 of the page', () => {
    renderKit(<PageHeader title="Risk Register" description="Every risk of Meridian Logistics." />);
    expect(screen.getByRole('heading', { level: 1, name: 'Risk Register' })).toBeTruthy();
    expect(screen.getAllByRole('heading')).toHaveLength(1);
  });

  it('is reached in reading order: the way back, the title, the actions', () => {
    const { container } = renderKit(
      <PageHeader
        title="Phishing"
        before={<TextLink to="/risk-register">Risk Register</TextLink>}
        actions={<Button>Edit</Button>}
      />,
    );
    expect([...container.querySelectorAll('a, h1, button')].map((element) => element.textContent)).toEqual([
      'Risk Register',
      'Phishing',
      'Edit',
    ]);
  });
});
