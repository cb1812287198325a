/** What the shell (and the stand-in that a remote is developed with) runs the SDK with. Not for remotes. */
export { connectApi, type ApiConnection } from './data/connection.ts';
export type { ChatStream } from './data/stream-chat.ts';
export { streamChat } from './data/lazy-chat.ts';
export { apiAuthCalls } from './session/auth-calls.ts';
export {
  createAuth,
  SESSION_WAIT,
  SIGNED_OUT,
  type Auth,
  type AuthCalls,
  type AuthState,
  type SignInMode,
} from './session/auth.ts';
export type { ConfirmOptions, Confirmations } from './messages/confirmations.ts';
export { isLazyPage, usePageCode } from './remote/lazy-page.tsx';
export { isLocale } from './locale/locale.ts';
export type { Notification, Notifications } from './messages/notifications.ts';
export { clearDrafts } from './saving/drafts/clear-drafts.ts';
export { createPreferencesSaver } from './session/preferences.ts';
export { createHost, type Host } from './runtime/create-host.ts';
export { followSession } from './live/follow-session.ts';
export { SdkProvider, SessionProvider } from './runtime/provider.tsx';
export { prefetchData } from './remote/lazy-page.tsx';
export { isRemoteDefinition } from './remote/remote.ts';
export { whenIdle } from './runtime/when-idle.ts';
export { useServices } from './runtime/services.ts';
export { createStore, useStore, type Store } from './runtime/store.ts';
export { createTranslator, type Translator } from './locale/translator.ts';
export {
  createBrowserRouter,
  createMemoryRouter,
  matchPath,
  NavLink,
  Outlet,
  ScrollRestoration,
  useMatches,
  useRouteError,
} from 'react-router';
export type { RouteObject } from 'react-router';
export { RouterProvider } from 'react-router/dom';
