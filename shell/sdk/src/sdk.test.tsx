import { act, screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { describe, expect, it } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { lazyPage } from './remote/lazy-page.tsx';
import { useConfirm } from './messages/confirm.ts';
import { createTranslator } from './locale/translator.ts';
import { useLazyTexts, useT } from './locale/i18n.ts';
import { useFormat } from './locale/use-format.ts';
import { useNotify } from './messages/notify.ts';
import { routes } from './routing/routes.ts';
import { useServices } from './runtime/services.ts';
import { useCan, useSession } from './session/session.ts';
import { renderWithSdk, testSession } from './testing.tsx';
import { SDK_VERSION } from './version.ts';

describe('a page below the SDK', () => {
  it('knows who is signed in and what their role may do', async () => {
    function Page() {
      const { user } = useSession();
      const { allowed, reason } = useCan()('risks', 'delete');
      return <p>{`${user.name}: ${allowed} ${reason ?? ''}`}</p>;
    }
    await renderWithSdk(<Page />, { session: { ...testSession, role: 'auditor' }, locale: 'fr' });
    expect(screen.getByText('Ada Lovelace: false Votre rôle (Auditeur) ne le permet pas.')).toBeTruthy();
  });

  it('shows toasts and asks for confirmation', async () => {
    let page!: { notify: ReturnType<typeof useNotify>; confirm: ReturnType<typeof useConfirm> };
    function Page() {
      page = { notify: useNotify(), confirm: useConfirm() };
      return null;
    }
    const { notifications, confirmations } = await renderWithSdk(<Page />, { confirm: false });
    act(() => page.notify.success('Saved', { duration: 3000 }));
    expect(notifications).toMatchObject([{ kind: 'success', text: 'Saved', duration: 3000 }]);
    const question = { title: 'Delete?', message: 'For good.', confirmLabel: 'Delete', danger: true };
    await expect(act(() => page.confirm(question))).resolves.toBe(false);
    expect(confirmations).toEqual([question]);
  });

  it('takes its texts and formats from the language in force, and changes with it', async () => {
    function Page() {
      const t = useT('test');
      return <p>{`${t('hello')} ${useFormat().number(1234.5)}`}</p>;
    }
    const messages = (hello: string) => async () => ({ hello });
    const locales = {
      test: { en: messages('Hello'), es: messages('Hola'), fr: messages('Salut'), de: messages('Hallo') },
    };
    const { host } = await renderWithSdk(<Page />, { locales });
    expect(screen.getByText('Hello 1,234.5')).toBeTruthy();
    await act(() => host.translator.setLocale('de'));
    expect(screen.getByText('Hallo 1.234,5')).toBeTruthy();
  });

  it('writes dates in the order that the person has stored, or is trying out', async () => {
    const Page = () => <p>{`Due ${useFormat().day('2026-12-31')}`}</p>;
    const session = { ...testSession, preferences: { ...testSession.preferences, dateOrder: 'day-first' as const } };
    const { host } = await renderWithSdk(<Page />, { session });
    expect(screen.getByText('Due 31 Dec 2026')).toBeTruthy();
    act(() => host.preview.set({ dateOrder: 'month-first' }));
    expect(screen.getByText('Due Dec 31, 2026')).toBeTruthy();
  });
});

describe('useLazyTexts', () => {
  it('asks again for texts that could not be loaded, and the page stays', async () => {
    let tries = 0;
    const load = async () => {
      tries += 1;
      if (tries === 1) throw new Error('offline');
      return { title: 'Proposal' };
    };
    const locales = { en: load, es: load, fr: load, de: load };
    function Part() {
      const t = useT('seldom');
      return useLazyTexts('seldom', locales) && <p>{t('title')}</p>;
    }
    await renderWithSdk(
      <>
        <h1>Page</h1>
        <Part />
      </>,
    );
    expect(await screen.findByText('Proposal')).toBeTruthy();
    expect(screen.getByText('Page')).toBeTruthy();
    expect(tries).toBe(2);
  });
});

describe('lazyPage', () => {
  it('renders at once when its code is loaded, and loads again after a failure', async () => {
    let tries = 0;
    const Page = lazyPage(async () => {
      tries += 1;
      if (tries === 1) throw new Error('offline');
      return () => <p>Here</p>;
    });
    const translator = createTranslator('en');
    await expect(Page.preload(translator)).rejects.toThrow('offline');
    await Page.preload(translator);
    await renderWithSdk(<Page />);
    expect(screen.getByText('Here')).toBeTruthy();
    expect(tries).toBe(2);
  });

  it('loads its own texts', async () => {
    const locale = async () => ({ title: 'Here' });
    const locales = { en: locale, es: locale, fr: locale, de: locale };
    const Page = lazyPage(async () => () => <p>{useT('remote')('title')}</p>, {
      texts: [{ namespace: 'remote', locales }],
    });
    await renderWithSdk(<Page />);
    expect(await screen.findByText('Here')).toBeTruthy();
  });

  it('fetches its code when it is shown', async () => {
    const Page = lazyPage(async () => () => <p>Here</p>);
    await renderWithSdk(<Page />);
    expect(Page.loaded()).toBe(false);
    expect(await screen.findByText('Here')).toBeTruthy();
  });

  it('is shown when its code arrives between its rendering and its effects', async () => {
    const Page = lazyPage(async () => () => <p>Here</p>);
    let open = () => {};
    function Opener() {
      const { translator } = useServices();
      const [isOpen, setOpen] = useState(false);
      open = () => setOpen(true);
      // Preloads the page as a link does. The code arrives before the page's own effect runs, since that one waits for the browser to paint.
      useLayoutEffect(() => {
        if (isOpen) void Page.preload(translator);
      }, [isOpen, translator]);
      return isOpen && <Page />;
    }
    await renderWithSdk(<Opener />);
    // Outside of `act`, which would run all effects at once.
    setTimeout(open);
    expect(await screen.findByText('Here')).toBeTruthy();
  });
});

describe('routes', () => {
  it('spell the paths of the product', () => {
    expect(routes.riskFlow('a/b')).toBe('/risk-flow/a%2Fb');
    expect(routes.createRiskFlow('r1')).toBe('/risk-flow?riskId=r1');
    expect(routes.addRisk({ initialAssets: ['a1', 'a2'], initialScenarios: [] })).toBe(
      '/add-risk?initialAssets=%5B%22a1%22%2C%22a2%22%5D',
    );
    expect(routes.riskConnections('r1')).toBe('/risk-connections?risk=r1');
    expect(routes.riskConnections()).toBe('/risk-connections');
    expect(routes.editGrcTemplate('t1')).toBe('/grc/templates/t1/edit');
  });
});

it('names the version of its package', () => expect(SDK_VERSION).toBe(packageJson.version));
