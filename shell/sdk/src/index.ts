/** What the shell gives a remote. See also `/saving`, `/host` (the shell) and `/testing`. */
export { ApiError, errorMessage, isOffline } from './data/failures/api-error.ts';
export { call } from './data/call.ts';
export { sendLast } from './data/send-last.ts';
export { useOnline } from './runtime/use-online.ts';
export { newId } from './runtime/new-id.ts';
export { download, type DownloadedFile, type ExportId, type ExportInput } from './data/download.ts';
export type { NewerVersion } from './data/changes.ts';
export { pages, query, type OperationQuery, type PagesQuery } from './data/query.ts';
export {
  useCreate,
  useOperation,
  useRemove,
  useUpdate,
  type Operation,
  type OperationOptions,
} from './data/use-operation.ts';
export { useLiveStatus, useNewerVersion, useStreamEvent } from './live/use-live-updates.ts';
export { startedJobs } from './live/started-jobs.ts';
export type { LiveStatus } from './live/live-updates.ts';
export { saveFailureOf, type SaveFailure, type SaveFailureKind } from './saving/save-failure.ts';
export { useGuardedClose, type GuardedClose, type GuardedCloseOptions } from './routing/use-guarded-close.ts';
export { useLeaveGuard, type LeaveGuard, type LeaveGuardOptions } from './routing/use-leave-guard.ts';
export { useConfirm } from './messages/confirm.ts';
export type { ConfirmOptions } from './messages/confirmations.ts';
export { useProblemSentences } from './data/failures/use-problem-sentences.ts';
export type { ProblemSentences } from './locale/problems/problem-texts.ts';
export { failureOf, isNotFound, type Failure } from './data/failures/failure.ts';
export { useDescribeError, type FailureDescription } from './data/failures/use-describe-error.ts';
export { downloadFile } from './files/download-file.ts';
export { fromDay, isDay, toDay } from './locale/day.ts';
export type { Format } from './locale/format.ts';
export { useFormat } from './locale/use-format.ts';
export { useLazyTexts, useLocale, useT, type TextName } from './locale/i18n.ts';
export { lazyPage, type LazyPage, type PageTexts } from './remote/lazy-page.tsx';
export {
  LANGUAGE_NAMES,
  LOCALES,
  type Locale,
  type LocaleLoaders,
  type LocalizedText,
  type Messages,
} from './locale/locale.ts';
export { menu, type MenuAction, type MenuItem, type MenuLink } from './remote/menu.ts';
export { UndoScope } from './messages/undo-scope.tsx';
export type { NotifyOptions } from './messages/notifications.ts';
export { useNotify, type Notify } from './messages/notify.ts';
export { useAfterIdle } from './runtime/when-idle.ts';
export { defineRemote, type RemoteDefinition } from './remote/remote.ts';
export type { Prefetch, PrefetchContext } from './remote/prefetch.ts';
export { Link } from './routing/link.tsx';
export { routes } from './routing/routes.ts';
export {
  useCan,
  usePreferences,
  useRoleText,
  useSession,
  type Action,
  type PreferencesPatch,
  type Resource,
  type Session,
} from './session/session.ts';
export type { TextValues } from './locale/fill-text.ts';
export { useUrlState } from './routing/url-state.ts';
export { defineList, type Filters, type FilterValues, type ListDefinition } from './lists/define-list.ts';
export {
  days,
  flag,
  manyOf,
  oneOf,
  reference,
  references,
  text,
  type DayRange,
  type Filter,
  type FilterOptions,
} from './lists/filters.ts';
export { useFilterProfiles, type FilterProfiles } from './lists/use-filter-profiles.ts';
export { useListPages, type ListPages, type ListQuery } from './lists/use-list-pages.ts';
export { listRequest, type ListRequest, type ListSort } from './lists/list-request.ts';
export { useListState, type FilterChip, type ListState } from './lists/use-list-state.ts';
export {
  storedTableView,
  useTableView,
  type TableColumns,
  type TableDensity,
  type TableView,
} from './lists/use-table-view.ts';
export { useSearchBox } from './lists/use-search-box.ts';
export { useSearch, type ChangeSearch } from './routing/use-search.ts';
export { SDK_VERSION } from './version.ts';

// One copy of the router and of the query cache on a page: remotes take them from here.
export { Navigate, useBlocker, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
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
