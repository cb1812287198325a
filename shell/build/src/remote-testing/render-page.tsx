/** For the tests of a remote: its pages as somebody with a role sees them, with the mocks as the API. */
import { answer, createMockState, preferencesOf, signInAs, type MockState, type Switches } from '@parapet/contracts/mocks';
import type { Role } from '@parapet/contracts';
import { Link, type Locale, type RemoteDefinition } from '@parapet/sdk';
import { renderWithSdk, testSession, type RenderedWithSdk, type RenderOptions } from '@parapet/sdk/testing';
import { UiProvider } from '@parapet/ui';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { onTestFinished, vi } from 'vitest';

export interface PageOptions extends Pick<RenderOptions, 'url' | 'path' | 'confirm'> {
  state?: MockState;
  /** The admin when absent. */
  role?: Role;
  /** Operations that fail. */
  fail?: Switches['fail'];
  /** Answers instead of the mocks when it answers at all. */
  intercept?: (request: Request) => Promise<Response> | Response | undefined;
  locale?: Locale;
}

export interface RenderedPage extends RenderedWithSdk {
  user: ReturnType<typeof userEvent.setup>;
  /** What the mocks remember. */
  state: MockState;
  /** Every request, as `GET /api/risks?q=…`. */
  requests: string[];
  /** The query of the newest GET of that path. */
  lastQuery: (path: string) => URLSearchParams;
}

/** `export const renderPage = pageRenderer(remote)` in the remote's `src/dev/render-page.tsx`. */
export function pageRenderer(remote: RemoteDefinition) {
  return (page: ReactNode, options: PageOptions = {}) => renderPage(remote, page, options);
}

async function renderPage(remote: RemoteDefinition, page: ReactNode, given: PageOptions): Promise<RenderedPage> {
  const { state = createMockState(), role = 'admin', fail = {}, intercept, ...options } = given;
  signInAs(state, role);
  const member = state.members.find(({ user_id }) => user_id === state.signedInAs);
  if (member === undefined) throw new Error(`Nobody in the sample is ${role}`);
  const { organization_id: organizationId, domains, assets } = member;
  const preferences = preferencesOf(state, member.user_id);
  const requests: string[] = [];
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    requests.push(`${request.method} ${pathname}${search}`);
    return (await intercept?.(request.clone())) ?? answer(state, request, { switches: { fail } });
  });
  onTestFinished(() => fetch.mockRestore());
  function Kit({ children }: { children: ReactNode }) {
    return (
      <UiProvider locale={options.locale ?? 'en'} colorScheme="light" linkComponent={Link}>
        {children}
      </UiProvider>
    );
  }
  const session = { ...testSession, user: { ...testSession.user, id: member.user_id, email: member.email }, organizationId, role, domains, assets, preferences };
  const rendered = await renderWithSdk(page, { ...options, session, locales: { [remote.name]: remote.locales }, wrapper: Kit });
  const lastQuery = (path: string) => new URLSearchParams(requests.findLast((one) => one.startsWith(`GET ${path}?`))?.split('?')[1]);
  return { ...rendered, user: userEvent.setup(), state, requests, lastQuery };
}
