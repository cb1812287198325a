import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { TextLink } from './text-link.tsx';

describe('TextLink', () => {
  it('leads inside the product through the router', async () => {
    const click = vi.fn();
    renderKit(
      <TextLink to="/risk-register?risk=7" onClick={click}>
        Phishing of finance staff
      </TextLink>,
    );
    const link = screen.getByRole('link', { name: 'Phishing of finance staff' });
    expect(Object.hasOwn(link.dataset, 'routerLink')).toBe(true);
    expect(link.getAttribute('href')).toBe('/risk-register?risk=7');
    await userEvent.click(link);
    expect(click).toHaveBeenCalledOnce();
  });

  it.each(['https://www.iso.org/standard/27001', 'http://example.org'])(
    'opens %s in a new tab without a referrer',
    (href) => {
      renderKit(<TextLink href={href}>ISO 27001</TextLink>);
      const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'ISO 27001' });
      expect(link.target).toBe('_blank');
      expect(link.rel).toBe('noreferrer');
      expect(Object.hasOwn(link.dataset, 'routerLink')).toBe(false);
    },
  );

  it.each(['mailto:support@example.org', '#notes', '/manual.pdf'])('stays in the tab for %s', (href) => {
    renderKit(<TextLink href={href}>Contact Support</TextLink>);
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Contact Support' });
    expect(link.target).toBe('');
    expect(link.getAttribute('href')).toBe(href);
    expect(link.querySelector('svg')).toBeNull();
  });
});
