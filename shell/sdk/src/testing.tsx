/** The SDK with doubles, for the tests of a remote. */
import type { LiveEvent } from '@parapet/contracts';
import { act, render, type RenderResult } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { Outlet } from 'react-router';
import { createMemoryRouter, RouterProvider } from './routing/router.tsx';
import { connectApi } from './data/connection.ts';
import { setOrganization } from './data/organization.ts';
import type { ConfirmOptions } from './messages/confirmations.ts';
import type { Locale, LocaleLoaders } from './locale/locale.ts';
import type { Notification } from './messages/notifications.ts';
import type { PageTexts } from './remote/lazy-page.tsx';
import { createHost, type Host } from './runtime/create-host.ts';
import { SdkProvider, SessionProvider } from './runtime/provider.tsx';
import type { PreferencesPatch, Session } from './session/session.ts';

export { draftKeys, writeDraft } from './saving/drafts/draft-storage.ts';
export { localeProblems } from './locale/locale-problems.ts';

/** An admin; override what a test is about: `{ ...testSession, role: 'auditor' }`. */
export const testSession: Session = {
  user: { id: 'user-ada', email: 'ada@example.com', name: 'Ada Lovelace' },
  organizationId: 'org_example.com_0123456789ab',
  organizationName: 'Example Ltd',
  role: 'admin',
  domains: [],
  assets: [],
  preferences: { theme: 'light', language: 'en' },
};

/** `'GET /api/risks'` → the JSON of a 200, or what the function answers for the request. */
export type FakeApi = Readonly<Record<string, unknown>>;

const problemResponse = (status: number, code: string, detail: string) =>
  Response.json(
    { type: 'about:blank', title: code, status, code, detail, request_id: 'test' },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );

async function answer(fake: FakeApi, request: Request): Promise<Response> {
  const call = `${request.method} ${new URL(request.url).pathname}`;
  if (!(call in fake)) return problemResponse(404, 'not_faked', `The test has no answer for ${call}`);
  const prepared = fake[call];
  const result: unknown = typeof prepared === 'function' ? await prepared(request) : prepared;
  if (result instanceof Response) return result;
  return result === null || result === undefined ? new Response(null, { status: 204 }) : Response.json(result);
}

export interface RenderOptions {
  /** Default: {@link testSession}. */
  session?: Session;
  /** Answers by call; without it requests go to `fetch`, where a mock server may wait for them. */
  api?: FakeApi;
  /** Where the person is, and the pattern it is matched with when the page reads parameters. */
  url?: string;
  path?: string;
  locale?: Locale;
  /** Texts by namespace: `{ register: remote.locales }`. */
  locales?: Readonly<Record<string, LocaleLoaders>>;
  /** Further texts, each with its namespace. */
  texts?: readonly PageTexts[];
  /** What useConfirm is answered with; null leaves the question open. Default: true. */
  confirm?: boolean | null;
  /** Goes around the page; the UI kit's provider, mostly. */
  wrapper?: ComponentType<{ children: ReactNode }>;
}

export interface RenderedWithSdk extends RenderResult {
  host: Host;
  /** Every toast there was. */
  notifications: Notification[];
  /** Every question there was. */
  confirmations: ConfirmOptions[];
  /** Every change of preferences there was. */
  savedPreferences: PreferencesPatch[];
  /** Path and query of where the person is now. */
  url: () => string;
  /** What the event stream reports: somebody else changed a record. */
  emit: (event: Pick<LiveEvent, 'entity' | 'id'> & Partial<LiveEvent>) => void;
  /** Navigates to a path, as a link does, or by a number of steps back (-1) or forward. */
  goTo: (to: string | number) => Promise<void>;
}

let disconnect = () => {};

/** Renders a page as the shell would, for somebody signed in. Unknown paths show 'Elsewhere: {path}'. */
export async function renderWithSdk(page: ReactNode, options: RenderOptions = {}): Promise<RenderedWithSdk> {
  const { session = testSession, url = '/', path, locale = 'en', confirm = true, wrapper: Wrapper } = options;
  const host = await createHost(locale);
  host.queryClient.setDefaultOptions({ queries: { retry: false } });
  const texts = [
    ...Object.entries(options.locales ?? {}).map(([namespace, locales]) => ({ namespace, locales })),
    ...(options.texts ?? []),
  ];
  await Promise.all(texts.map(({ namespace, locales }) => host.translator.register(namespace, locales)));

  setOrganization(session.organizationId);
  disconnect();
  const fake = options.api;
  disconnect = connectApi({ locale: host.translator.get, ...(fake && { fetch: (request) => answer(fake, request) }) });

  const notifications: Notification[] = [];
  host.notifications.subscribe(() => {
    const newest = host.notifications.get().at(-1);
    if (newest && !notifications.some(({ id }) => id === newest.id)) notifications.push(newest);
  });
  const confirmations: ConfirmOptions[] = [];
  host.confirmations.subscribe(() => {
    const question = host.confirmations.get();
    if (!question) return;
    confirmations.push(question);
    if (confirm !== null) queueMicrotask(() => host.confirmations.answer(confirm));
  });
  const savedPreferences: PreferencesPatch[] = [];
  const savePreferences = async (patch: PreferencesPatch) => void savedPreferences.push(patch);

  const framed = (
    <SessionProvider session={session} savePreferences={savePreferences}>
      <Outlet />
    </SessionProvider>
  );
  const here = new URL(url, 'http://test').pathname;
  const router = createMemoryRouter(
    [
      {
        element: framed,
        children: [
          { path: path ?? here, element: page },
          { path: '*', element: <Elsewhere /> },
        ],
      },
    ],
    { initialEntries: [url] },
  );
  function Elsewhere() {
    return <p>{`Elsewhere: ${router.location.pathname}`}</p>;
  }
  const tree = <RouterProvider router={router} />;
  const rendered = render(<SdkProvider host={host}>{Wrapper ? <Wrapper>{tree}</Wrapper> : tree}</SdkProvider>);
  const now = () => `${router.location.pathname}${router.location.search}`;
  const emit: RenderedWithSdk['emit'] = (event) =>
    act(() =>
      host.changes.happened([
        { action: 'update', version: 2, at: new Date().toISOString(), actor_id: 'somebody-else', ...event },
      ]),
    );
  const goTo = (to: string | number) => act(async () => router.navigate(to));
  return { ...rendered, host, notifications, confirmations, savedPreferences, url: now, goTo, emit };
}
