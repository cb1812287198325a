/** For the tests of a remote: its pages as somebody with a role sees them, with the mocks as the API. */
import type { AuthSession, Me, Role } from '@parapet/contracts';
import { DOMAIN_NAMESPACE, domainLocales } from '@parapet/domain-ui/locales';
import { createMocks, type Mocks, type Seed, type Switches } from '@parapet/mocks';
import { KIT_NAMESPACE } from '@parapet/frame';
import { Link, useDescribeError, useT, type Locale, type RemoteDefinition } from '@parapet/sdk';
import { renderWithSdk, testSession, type RenderedWithSdk, type RenderOptions } from '@parapet/sdk/testing';
import { loadOverlays, UiProvider, type KitTextKey } from '@parapet/ui';
import { kitLocales } from '@parapet/ui/locales';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { onTestFinished, vi } from 'vitest';
import { textsOf } from './texts-of.ts';

// The shell loads overlays once a page is idle; in tests they are there from the start.
await loadOverlays();

export interface PageOptions extends Pick<RenderOptions, 'url' | 'path' | 'confirm'> {
  /** What the mocks start with; default: `demo`. */
  seed?: Seed;
  /** Mocks that the test has prepared. */
  mocks?: Mocks;
  /** The admin when absent. */
  role?: Role;
  /** Operations that fail. */
  fail?: Switches['fail'];
  /** Its response replaces that of the mocks; undefined leaves the request to the mocks. */
  intercept?: (request: Request) => Promise<Response | undefined> | Response | undefined;
  locale?: Locale;
}

export interface RenderedPage extends RenderedWithSdk {
  user: ReturnType<typeof userEvent.setup>;
  mocks: Mocks;
  /** Every request, as `GET /api/risks?q=…`. */
  requests: string[];
  /** The query of the newest GET of that path. */
  lastQuery: (path: string) => URLSearchParams;
}

/** `export const renderPage = pageRenderer(remote)` in the remote's `src/dev/render-page.tsx`. */
export function pageRenderer(remote: RemoteDefinition) {
  return (page: ReactNode, options: PageOptions = {}) => renderPage(remote, page, options);
}

/** The session as the shell makes it of what the API says. */
async function sessionOf(mocks: Mocks): Promise<typeof testSession> {
  const get = async (path: string) => (await mocks.fetch(new Request(new URL(path, location.origin)))).json();
  const { user }: AuthSession = await get('/api/auth/session');
  const { organizationId, role, domains, assets, preferences }: Me = await get('/api/me');
  return {
    ...testSession,
    user: { ...testSession.user, id: user?.id ?? '', email: user?.email ?? '' },
    organizationId,
    role,
    domains,
    assets,
    preferences,
  };
}

async function renderPage(remote: RemoteDefinition, page: ReactNode, given: PageOptions): Promise<RenderedPage> {
  const { seed = 'demo', role = 'admin', fail = {}, intercept, ...options } = given;
  const mocks = given.mocks ?? (await createMocks({ seed, publicUrl: location.origin }));
  await mocks.signInAs(role);
  const session = await sessionOf(mocks);
  mocks.switches.fail = fail;
  const requests: string[] = [];
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    requests.push(`${request.method} ${pathname}${search}`);
    return (await intercept?.(request.clone())) ?? mocks.fetch(request);
  });
  onTestFinished(async () => {
    fetch.mockRestore();
    await mocks.close();
  });
  function Kit({ children }: { children: ReactNode }) {
    const t = useT<KitTextKey>(KIT_NAMESPACE);
    return (
      <UiProvider
        locale={options.locale ?? 'en'}
        t={t}
        colorScheme="light"
        linkComponent={Link}
        describeError={useDescribeError()}
      >
        {children}
      </UiProvider>
    );
  }
  const rendered = await renderWithSdk(page, {
    ...options,
    session,
    locales: { [DOMAIN_NAMESPACE]: domainLocales, [KIT_NAMESPACE]: kitLocales },
    texts: textsOf(remote),
    wrapper: Kit,
  });
  const lastQuery = (path: string) =>
    new URLSearchParams(requests.findLast((one) => one.startsWith(`GET ${path}?`))?.split('?')[1]);
  return { ...rendered, user: userEvent.setup(), mocks, requests, lastQuery };
}
