/** @parapet/ui: the components and the theme of the product. The public entry; everything else is internal. */
export { UiProvider } from './provider/ui-provider.tsx';
export type { LinkProps } from './provider/link.ts';
export { lazyExtra, lazyPart } from './lazy-part.tsx';
export { loadOverlays } from './overlays/use-overlays.ts';
export { useScheme, type ColorScheme } from './provider/use-scheme.ts';
export type { KitLocale, TextKey as KitTextKey } from './locales/texts.ts';
export { contrast, inkOn, READABLE, readableColor } from './tokens/contrast.ts';
export { LEVEL_TONES, type Level } from './tokens/meanings.ts';

export { Box, Group, SimpleGrid, Skeleton, Stack, Text, Title, VisuallyHidden } from './primitives/primitives.ts';

export { Alert } from './components/alert/alert.tsx';
export { AppLayout } from './components/app-layout/app-layout.tsx';
export { Badge } from './components/badge/badge.tsx';
export { Brand } from './components/brand/brand.tsx';
export { Button } from './components/button/button.tsx';
export { Card } from './components/card/card.tsx';
export { CenteredLayout } from './components/centered-layout/centered-layout.tsx';
export { ConfirmDialog } from './components/confirm-dialog/confirm-dialog.tsx';
export type { BulkAction } from './components/bulk-bar/bulk-actions.tsx';
export { BulkActions, BulkBar } from './components/bulk-bar/bulk-bar.tsx';
export { DataTable } from './components/data-table/data-table.tsx';
export { focusRow } from './components/data-table/focus-row.ts';
export { DataTableViewMenu } from './components/data-table/columns/view-menu.tsx';
export { visible as shownColumns } from './components/data-table/columns/columns.ts';
export { Checkbox as SelectionBox } from './components/data-table/selection/checkbox.tsx';
export { useRowSelection, type SelectedRows } from './components/data-table/selection/use-row-selection.ts';
export {
  ALL_ROWS,
  NO_ROWS,
  between,
  countSelected,
  isSelected,
  selectRows,
  withRows,
  type RowSelection,
} from './components/data-table/selection/selection.ts';
export type {
  DataTableColumn,
  DataTableColumnState,
  DataTableDensity,
  DataTablePage,
  DataTableProps,
  DataTableRowActions,
  DataTableSelection,
  DataTableSort,
} from './components/data-table/types.ts';
export { DescriptionList, type DescriptionItem } from './components/description-list/description-list.tsx';
export { Dialog } from './components/dialog/dialog.tsx';
export { Disclosure } from './components/disclosure/disclosure.tsx';
export { EmptyState } from './components/empty-state/empty-state.tsx';
export { NoMatchState } from './components/empty-state/no-match-state.tsx';
export { ErrorState } from './components/error-state/error-state.tsx';
export { FeatureList } from './components/feature-list/feature-list.tsx';
export { FilterBar, type FilterBarProps } from './components/filter-bar/filter-bar.tsx';
export { FilterChips, type FilterChipsProps } from './components/filter-bar/filter-chips.tsx';
export { FillPage } from './components/fill-page/fill-page.tsx';
export { FrameDialog } from './components/frame-dialog/frame-dialog.tsx';
export { Hero } from './components/hero/hero.tsx';
export { Icon, iconName, type IconName } from './components/icon/icon.tsx';
export { IconButton } from './components/icon-button/icon-button.tsx';
export { LoadingState } from './components/loading-state/loading-state.tsx';
export { Menu } from './components/menu/menu.tsx';
export type { MenuEntry } from './components/menu/menu-entry.ts';
export { Muted } from './components/muted/muted.tsx';
export { NavItem } from './components/nav-item/nav-item.tsx';
export { NoPermissionState } from './components/no-permission-state/no-permission-state.tsx';
export { PageHeader } from './components/page-header/page-header.tsx';
export { Pager } from './components/pager/pager.tsx';
export { Popover } from './components/popover/popover.tsx';
export { BESIDE, PHONE, useBelow } from './components/popover/use-below.ts';
export { QueryView, type ViewedQuery } from './components/query-view/query-view.tsx';
export { ScoreBadge } from './components/score-badge/score-badge.tsx';
export { SearchBox } from './components/filter-bar/search-box.tsx';
export { isPageKey, isSearchKey } from './components/filter-bar/search-key.ts';
export { useKeyDown } from './components/keyboard/use-key-down.ts';
export { SeverityBadge } from './components/severity-badge/severity-badge.tsx';
export { PanelLayout } from './components/side-panel/panel-layout.tsx';
export { Paper } from './components/paper/paper.tsx';
export { SidePanel } from './components/side-panel/side-panel.tsx';
export { StatCard, StatGroup } from './components/stat-card/stat-card.tsx';
export { StatusBadge } from './components/status-badge/status-badge.tsx';
export { StatusMenu } from './components/status-menu/status-menu.tsx';
export { TextLink } from './components/text-link/text-link.tsx';
export { type ToastItem } from './components/toast/toast.tsx';
export { BOTTOM_BAR, useLift } from './components/toast/use-lift.ts';
export { ToastRegion } from './components/toast/toast-region.tsx';
export { TextWithHint } from './components/tooltip/text-with-hint.tsx';
export { Tooltip } from './components/tooltip/tooltip.tsx';
export { UserMenu } from './components/user-menu/user-menu.tsx';
