/** What the shell gives a remote. The one public entry; see also `/host` (the shell) and `/testing`. */
export { $api, api, dataOf } from './api.ts';
export { ApiError, errorMessage } from './api-error.ts';
export { useConfirm, type ConfirmOptions } from './confirm.ts';
export { failureOf, isNotFound, type Failure } from './failure.ts';
export type { Format } from './format.ts';
export { useFormat, useLocale, useT } from './i18n.ts';
export { lazyPage, type LazyPage } from './lazy-page.tsx';
export { LOCALES, type Locale, type LocaleLoaders, type LocalizedText, type Messages } from './locale.ts';
export { menu, type MenuAction, type MenuItem, type MenuLink } from './menu.ts';
export { useNotify, type Notify, type NotifyOptions } from './notify.ts';
export { defineRemote, type RemoteDefinition } from './remote.ts';
export { routes } from './routes.ts';
export { useCan, usePreferences, useSession, type Action, type PreferencesPatch, type Resource, type Session } from './session.ts';
export type { TextValues } from './fill-text.ts';
export { useUrlState } from './url-state.ts';
export { useSearchBox } from './use-search-box.ts';
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
