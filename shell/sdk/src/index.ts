/** What the shell gives a remote. See also `/saving`, `/host` (the shell) and `/testing`. */
export { ApiError, errorMessage, isOffline } from './data/failures/api-error.ts';
export { callOperation } from './data/call.ts';
export { sendLast } from './data/send-last.ts';
export { useOnline } from './runtime/use-online.ts';
export { newId } from './runtime/new-id.ts';
export { readStored, readStoredJson, writeStored } from './runtime/stored.ts';
export { download, type ExportId, type ExportInput } from './data/download.ts';
export type { NewerVersion } from './data/changes.ts';
export { pagedQuery, query, type OperationQuery, type PagesQuery } from './data/query.ts';
export { useOperation } from './data/use-operation.ts';
export { useChange } from './data/use-change.ts';
export { newestIn } from './data/save-over-newer.ts';
export { useStreamEvent } from './live/use-live-updates.ts';
export { startedJobs, useStartedJob } from './live/started-jobs.ts';
export { type SaveFailure, type SaveFailureKind } from './saving/save-failure.ts';
export { useGuardedClose } from './routing/use-guarded-close.ts';
export { useLeaveGuard } from './routing/use-leave-guard.ts';
export { useConfirm } from './messages/confirm.ts';
export { useProblemSentences } from './data/failures/use-problem-sentences.ts';
export type { ProblemSentences } from './locale/problems/problem-texts.ts';
export { failureOf, isNotFound } from './data/failures/failure.ts';
export { useDescribeError } from './data/failures/use-describe-error.ts';
export { downloadFile } from './files/download-file.ts';
export { fromDay, toDay } from './locale/day.ts';
export { useToday } from './locale/use-today.ts';
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
export { userMenu, type MenuItem } from './remote/menu.ts';
export { UndoScope } from './messages/undo-scope.tsx';
export { useNotify } from './messages/notify.ts';
export { useAfterIdle } from './runtime/when-idle.ts';
export { defineRemote, type RemoteDefinition } from './remote/remote.ts';
export { Link } from './routing/link.tsx';
export { routes } from './routing/routes.ts';
export { useCan, usePreferences, useRoleText, useSession } from './session/session.ts';
export { useUrlState } from './routing/url-state.ts';
export { defineList, type Filters, type ListDefinition } from './lists/define-list.ts';
export { filter, type DayRange, type Filter } from './lists/filters.ts';
export { changedFilters, storedFilters, useFilterProfiles, valuesOf } from './lists/use-filter-profiles.ts';
export { useListPages, type ListPages } from './lists/use-list-pages.ts';
export { listRequest } from './lists/list-request.ts';
export { useListState, type FilterChip, type ListState } from './lists/use-list-state.ts';
export { storedTableView, useTableView } from './lists/use-table-view.ts';
export { useSearchBox } from './lists/use-search-box.ts';
export { useSearch } from './routing/use-search.ts';
export { SDK_VERSION } from './version.ts';

// One copy of the router and of the query cache on a page: remotes take them from here.
export { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
export {
  keepPreviousData,
  useInfiniteQuery,
  useIsFetching,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
