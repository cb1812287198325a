import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorState } from '../components/error-state/error-state.tsx';
import { TextLink } from '../components/text-link/text-link.tsx';
import type { KitLocale } from '../locales/texts.ts';
import { textsIn } from '../testing/all-texts.ts';
import type { LinkProps } from './link.ts';
import { UiProvider } from './ui-provider.tsx';
import type { ColorScheme } from './use-scheme.ts';

const Link = ({ to, children }: LinkProps) => <a href={`/app${to}`}>{children}</a>;
const scheme = () => document.documentElement.dataset['mantineColorScheme'];

function kit({ locale = 'en', colorScheme = 'light' }: { locale?: KitLocale; colorScheme?: ColorScheme } = {}) {
  return (
    <UiProvider locale={locale} t={textsIn(locale)} colorScheme={colorScheme} linkComponent={Link}>
      <ErrorState />
      <TextLink to="/risk-register">Register</TextLink>
    </UiProvider>
  );
}

/** A device whose color scheme can change between light and dark. */
class Device extends EventTarget {
  dark = false;
  readonly query = (media: string): MediaQueryList =>
    Object.assign(this, {
      media,
      matches: media.includes('dark') && this.dark,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });

  switchTo(dark: boolean) {
    this.dark = dark;
    this.dispatchEvent(new Event('change'));
  }
}

describe('UiProvider', () => {
  it('changes the kit’s texts with the language', () => {
    const { rerender } = render(kit());
    expect(screen.getByText('Something went wrong')).toBeTruthy();
    rerender(kit({ locale: 'de' }));
    expect(screen.queryByText('Something went wrong')).toBeNull();
  });

  it('makes links with the router’s component', () => {
    render(kit());
    expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/app/risk-register');
  });

  it('is named in the error of a component that is rendered without it', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<ErrorState />)).toThrow('UiProvider');
    vi.restoreAllMocks();
  });
});

describe('the color scheme', () => {
  const device = new Device();
  beforeEach(() => {
    device.dark = true;
    vi.stubGlobal('matchMedia', device.query);
  });
  afterEach(() => vi.unstubAllGlobals());

  it.each(['light', 'dark'] as const)('is %s when that was chosen, whatever the device says', (colorScheme) => {
    render(kit({ colorScheme }));
    expect(scheme()).toBe(colorScheme);
  });

  it('follows the device otherwise, also when that changes', () => {
    render(kit({ colorScheme: 'system' }));
    expect(scheme()).toBe('dark');
    act(() => device.switchTo(false));
    expect(scheme()).toBe('light');
  });
});

describe('style elements', () => {
  afterEach(() => document.head.replaceChildren());

  it('carry the nonce of the page', () => {
    document.head.innerHTML = '<meta name="csp-nonce" content="r4nd0m">';
    const { container } = render(kit());
    const nonces = [...container.querySelectorAll('style'), ...document.head.querySelectorAll('style')].map(
      ({ nonce }) => nonce,
    );
    expect(nonces.length).toBeGreaterThan(0);
    expect(new Set(nonces)).toEqual(new Set(['r4nd0m']));
  });
});
