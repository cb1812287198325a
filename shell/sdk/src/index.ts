/** What the shell gives a remote. The one public entry; see also `/host` (the shell) and `/testing`. */
export { $api, api, dataOf } from './data/api.ts';
export { ApiError, errorMessage } from './data/api-error.ts';
export { useConfirm, type ConfirmOptions } from './messages/confirm.ts';
export { failureOf, isNotFound, type Failure } from './data/failure.ts';
export type { Format } from './locale/format.ts';
export { useFormat, useLocale, useT } from './locale/i18n.ts';
export { lazyPage, type LazyPage } from './remote/lazy-page.tsx';
export { LANGUAGE_NAMES, LOCALES, type Locale, type LocaleLoaders, type LocalizedText, type Messages } from './locale/locale.ts';
export { menu, type MenuAction, type MenuItem, type MenuLink } from './remote/menu.ts';
export { useNotify, type Notify, type NotifyOptions } from './messages/notify.ts';
export { defineRemote, type RemoteDefinition } from './remote/remote.ts';
export { routes } from './routing/routes.ts';
export { useCan, usePreferences, useSession, type Action, type PreferencesPatch, type Resource, type Session } from './session/session.ts';
export type { TextValues } from './locale/fill-text.ts';
export { useUrlState } from './routing/url-state.ts';
export { useSearchBox } from './lists/use-search-box.ts';
export { SDK_VERSION } from './version.ts';

// One copy of the router and of the query cache on a page: remotes take them from here.
export { Link, Navigate, useBlocker, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
export type { Location, NavigateFunction } from 'react-router';
export {
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useIsFetching,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export type { QueryClient, UseMutationResult, UseQueryResult } from '@tanstack/react-query';
