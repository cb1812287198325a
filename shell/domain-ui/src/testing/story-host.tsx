/** The SDK around a story: somebody is signed in, and the API answers what the story says. */
import type { Locale } from '@parapet/sdk';
import {
  connectApi,
  createHost,
  createMemoryRouter,
  isLocale,
  RouterProvider,
  SdkProvider,
  SessionProvider,
  type Host,
} from '@parapet/sdk/host';
import type { Decorator } from '@storybook/react-vite';
import { use, useMemo, type ReactNode } from 'react';
import { DOMAIN_NAMESPACE, domainLocales } from '../locales/loaders.ts';

const SESSION = {
  user: { id: 'ada', email: 'ada@example.com', name: 'Ada Lovelace' },
  organizationId: 'org_example.com_0123456789ab',
  organizationName: 'Example Ltd',
  role: 'admin',
  domains: [],
  assets: [],
  preferences: { theme: 'light', language: 'en' },
} as const;

/** Answers by path, e.g. `/api/people`; anything else is not found. */
export type StoryApi = Readonly<Record<string, unknown>>;

async function hostIn(locale: Locale): Promise<Host> {
  const host = await createHost(locale);
  await host.translator.register(DOMAIN_NAMESPACE, domainLocales);
  return host;
}

const hosts = new Map<Locale, Promise<Host>>();

function hostOf(locale: Locale): Promise<Host> {
  const host = hosts.get(locale) ?? hostIn(locale);
  hosts.set(locale, host);
  return host;
}

function StoryHost({ locale, api, children }: { locale: Locale; api: StoryApi; children: ReactNode }) {
  const host = use(hostOf(locale));
  const router = useMemo(() => {
    host.queryClient.clear();
    connectApi({
      locale: host.translator.get,
      fetch: async (request) => {
        const { pathname } = new URL(request.url);
        return pathname in api ? Response.json(api[pathname]) : new Response(null, { status: 404 });
      },
    });
    const element = (
      <SessionProvider session={SESSION} savePreferences={async () => {}}>
        {children}
      </SessionProvider>
    );
    return createMemoryRouter([{ path: '*', element }], { initialEntries: ['/'] });
  }, [host, api, children]);
  return (
    <SdkProvider host={host}>
      <RouterProvider router={router} />
    </SdkProvider>
  );
}

const NOTHING: StoryApi = {};

/** `decorators: [withHost({ '/api/people': { items, total, next_cursor: null } })]` */
export const withHost =
  (api: StoryApi = NOTHING): Decorator =>
  (Story, { globals }) => (
    <StoryHost locale={isLocale(globals['locale']) ? globals['locale'] : 'en'} api={api}>
      <Story />
    </StoryHost>
  );
