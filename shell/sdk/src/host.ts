/** What the shell (and the stand-in that a remote is developed with) runs the SDK with. Not for remotes. */
export { connectApi, type ApiConnection } from './api.ts';
export { apiAuthCalls } from './auth-calls.ts';
export { createAuth, SESSION_WAIT, type Auth, type AuthCalls, type AuthState, type SignInMode } from './auth.ts';
export type { ConfirmOptions, Confirmations } from './confirm.ts';
export { isLazyPage } from './lazy-page.tsx';
export { isLocale } from './locale.ts';
export type { Notification, Notifications } from './notify.ts';
export { createPreferencesSaver } from './preferences.ts';
export { createHost, SdkProvider, SessionProvider, type Host } from './provider.tsx';
export { isRemoteDefinition } from './remote.ts';
export { useServices } from './services.ts';
export { createStore, useStore, type Store } from './store.ts';
export { createTranslator, type Translator } from './translator.ts';
export { createBrowserRouter, createMemoryRouter, matchPath, NavLink, Outlet, ScrollRestoration, useMatches, useRouteError } from 'react-router';
export type { RouteObject } from 'react-router';
export { RouterProvider } from 'react-router/dom';
