/** @parapet/ui: the components and the theme of the product. The public entry; everything else is internal. */
export { UiProvider, type UiProviderProps } from './provider/ui-provider.tsx';
export type { DescribeError, ErrorDescription } from './provider/error-description.ts';
export type { LinkComponent, LinkProps } from './provider/link.ts';
export { lazyPart } from './lazy-part.tsx';
export { loadOverlays } from './overlays/use-overlays.ts';
export { useScheme, type ColorScheme } from './provider/use-scheme.ts';
export type { KitLocale, KitText, TextKey as KitTextKey } from './locales/texts.ts';
export { TONES, type ToneName } from './tokens/palette.ts';
export { contrast, inkOn, READABLE, readableColor, readableOn } from './tokens/contrast.ts';
export {
  LEVEL_TONES,
  STATUS_TONES,
  type FlowStatus,
  type Level,
  type Status,
  type TaskStatus,
} from './tokens/meanings.ts';

export {
  Box,
  Divider,
  Group,
  SimpleGrid,
  Skeleton,
  Stack,
  Text,
  Title,
  VisuallyHidden,
  type BoxProps,
  type DividerProps,
  type GroupProps,
  type SimpleGridProps,
  type SkeletonProps,
  type StackProps,
  type TextProps,
  type TitleProps,
} from './primitives/primitives.ts';

export { Alert, type AlertKind, type AlertProps } from './components/alert/alert.tsx';
export { AppLayout, type AppLayoutProps } from './components/app-layout/app-layout.tsx';
export { Badge, type BadgeProps } from './components/badge/badge.tsx';
export { Brand, type BrandProps } from './components/brand/brand.tsx';
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './components/button/button.tsx';
export { Card, type CardProps } from './components/card/card.tsx';
export { CenteredLayout, type CenteredLayoutProps } from './components/centered-layout/centered-layout.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './components/confirm-dialog/confirm-dialog.tsx';
export { BulkActions, BulkBar, type BulkAction, type BulkBarProps } from './components/bulk-bar/bulk-bar.tsx';
export { DataTable } from './components/data-table/data-table.tsx';
export { focusRow } from './components/data-table/focus-row.ts';
export { DataTableViewMenu, type DataTableViewMenuProps } from './components/data-table/columns/view-menu.tsx';
export {
  Checkbox as SelectionBox,
  type CheckboxProps as SelectionBoxProps,
} from './components/data-table/selection/checkbox.tsx';
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
  DataTableSortChoice,
} from './components/data-table/types.ts';
export {
  DescriptionList,
  type DescriptionItem,
  type DescriptionListProps,
} from './components/description-list/description-list.tsx';
export { Dialog } from './components/dialog/dialog.tsx';
export type { DialogProps, DialogSize } from './components/dialog/dialog-part.tsx';
export { EmptyState, type EmptyStateProps } from './components/empty-state/empty-state.tsx';
export { NoMatchState, type NoMatchStateProps } from './components/empty-state/no-match-state.tsx';
export { ErrorState, type ErrorStateProps } from './components/error-state/error-state.tsx';
export { FeatureList, type Feature, type FeatureListProps } from './components/feature-list/feature-list.tsx';
export { FilterBar, type FilterBarProps } from './components/filter-bar/filter-bar.tsx';
export { FilterChips, type ActiveFilter, type FilterChipsProps } from './components/filter-bar/filter-chips.tsx';
export { FillPage, type FillPageProps } from './components/fill-page/fill-page.tsx';
export { FrameDialog } from './components/frame-dialog/frame-dialog.tsx';
export type { FrameDialogProps } from './components/frame-dialog/frame-part.tsx';
export { Hero, type HeroProps } from './components/hero/hero.tsx';
export { Icon, iconName, type IconName, type IconProps } from './components/icon/icon.tsx';
export { IconButton, type IconButtonProps } from './components/icon-button/icon-button.tsx';
export { LoadingState, type LoadingStateProps } from './components/loading-state/loading-state.tsx';
export { Menu } from './components/menu/menu.tsx';
export type { MenuEntry } from './components/menu/menu-entry.ts';
export type { MenuProps } from './components/menu/menu-part.tsx';
export { Muted, type MutedProps } from './components/muted/muted.tsx';
export { NavItem, type NavItemProps } from './components/nav-item/nav-item.tsx';
export {
  NoPermissionState,
  type NoPermissionStateProps,
} from './components/no-permission-state/no-permission-state.tsx';
export { PageHeader, type PageHeaderProps } from './components/page-header/page-header.tsx';
export { Popover } from './components/popover/popover.tsx';
export type { PopoverProps } from './components/popover/popover-part.tsx';
export { BESIDE, PHONE, useBelow } from './components/popover/use-below.ts';
export { QueryView, type QueryViewProps, type ViewedQuery } from './components/query-view/query-view.tsx';
export { ScoreBadge, type ScoreBadgeProps } from './components/score-badge/score-badge.tsx';
export { SearchBox, type SearchBoxProps } from './components/filter-bar/search-box.tsx';
export { isSearchKey } from './components/filter-bar/search-key.ts';
export { useKeyDown } from './components/keyboard/use-key-down.ts';
export { SeverityBadge, type SeverityBadgeProps } from './components/severity-badge/severity-badge.tsx';
export { ClampedText, type ClampedTextProps } from './components/side-panel/clamped-text.tsx';
export { PanelLayout, type PanelLayoutProps } from './components/side-panel/panel-layout.tsx';
export { Paper, type PaperProps } from './components/paper/paper.tsx';
export { SidePanel, type SidePanelProps } from './components/side-panel/side-panel.tsx';
export { StatCard, StatGroup, type StatCardProps } from './components/stat-card/stat-card.tsx';
export { StatusBadge, type StatusBadgeProps } from './components/status-badge/status-badge.tsx';
export { StatusMenu, type StatusMenuProps } from './components/status-menu/status-menu.tsx';
export { TextLink, type TextLinkProps } from './components/text-link/text-link.tsx';
export { Toast, type ToastItem, type ToastKind, type ToastProps } from './components/toast/toast.tsx';
export { BOTTOM_BAR, useLift } from './components/toast/use-lift.ts';
export { ToastRegion, type ToastRegionProps } from './components/toast/toast-region.tsx';
export { Tooltip } from './components/tooltip/tooltip.tsx';
export type { TooltipProps } from './components/tooltip/tooltip-part.tsx';
export { UserMenu, type UserMenuProps } from './components/user-menu/user-menu.tsx';
