/** @parapet/ui: the one place where looks are decided. The public entry; everything else is internal. */
export { UiProvider, type UiProviderProps } from './provider/ui-provider.tsx';
export type { LinkComponent, LinkProps } from './provider/link.ts';
export type { ColorScheme } from './provider/use-scheme.ts';
export type { KitLocale } from './locales/texts.ts';
export { TONES, type ToneName } from './tokens/palette.ts';
export { LEVEL_TONES, STATUS_TONES, type FlowStatus, type Level, type Status, type TaskStatus } from './tokens/meanings.ts';

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

export { Accordion, type AccordionItem, type AccordionProps } from './components/accordion/accordion.tsx';
export { Alert, type AlertKind, type AlertProps } from './components/alert/alert.tsx';
export { Avatar, type AvatarProps, type AvatarSize } from './components/avatar/avatar.tsx';
export { AvatarGroup, type AvatarGroupProps } from './components/avatar/avatar-group.tsx';
export { AppLayout, type AppLayoutProps } from './components/app-layout/app-layout.tsx';
export { Badge, type BadgeProps } from './components/badge/badge.tsx';
export { Brand, type BrandProps } from './components/brand/brand.tsx';
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './components/button/button.tsx';
export { Card, type CardProps } from './components/card/card.tsx';
export { CenteredLayout, type CenteredLayoutProps } from './components/centered-layout/centered-layout.tsx';
export { CheckboxField, type CheckboxFieldProps } from './components/checkbox-field/checkbox-field.tsx';
export { CheckboxGroup, type CheckboxGroupProps, type CheckboxOption } from './components/checkbox-group/checkbox-group.tsx';
export { ColorField, type ColorFieldProps } from './components/color-field/color-field.tsx';
export { Combobox, type ComboboxOption, type ComboboxProps } from './components/combobox/combobox.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './components/confirm-dialog/confirm-dialog.tsx';
export { DataTable } from './components/data-table/data-table.tsx';
export type {
  DataTableColumn,
  DataTableColumnState,
  DataTableDensity,
  DataTablePage,
  DataTableProps,
  DataTableSelection,
  DataTableSort,
} from './components/data-table/types.ts';
export { DateField, type DateFieldProps } from './components/date-field/date-field.tsx';
export { DateRangeField, type DateRange, type DateRangeFieldProps } from './components/date-range-field/date-range-field.tsx';
export { DescriptionList, type DescriptionItem, type DescriptionListProps } from './components/description-list/description-list.tsx';
export { Dialog, type DialogProps } from './components/dialog/dialog.tsx';
export { Dropzone, type DropzoneProps } from './components/dropzone/dropzone.tsx';
export { EmptyState, type EmptyStateProps } from './components/empty-state/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './components/error-state/error-state.tsx';
export { FeatureList, type Feature, type FeatureListProps } from './components/feature-list/feature-list.tsx';
export type { FieldChange } from './components/field/field.tsx';
export { FilterBar, type ActiveFilter, type FilterBarProps } from './components/filter-bar/filter-bar.tsx';
export { FormModal, type FormModalForm, type FormModalProps } from './components/form-modal/form-modal.tsx';
export { FrameDialog, type FrameDialogProps } from './components/frame-dialog/frame-dialog.tsx';
export { Hero, type HeroProps } from './components/hero/hero.tsx';
export { Icon, iconName, type IconName, type IconProps } from './components/icon/icon.tsx';
export { IconButton, type IconButtonProps } from './components/icon-button/icon-button.tsx';
export { LoadingState, type LoadingStateProps } from './components/loading-state/loading-state.tsx';
export { Menu, type MenuEntry, type MenuProps } from './components/menu/menu.tsx';
export { MultiSelect, type MultiSelectProps } from './components/multi-select/multi-select.tsx';
export { NavItem, type NavItemProps } from './components/nav-item/nav-item.tsx';
export { NoPermissionState, type NoPermissionStateProps } from './components/no-permission-state/no-permission-state.tsx';
export { NumberField, type NumberFieldProps } from './components/number-field/number-field.tsx';
export { PageHeader, type PageHeaderProps } from './components/page-header/page-header.tsx';
export { Progress, type ProgressProps } from './components/progress/progress.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './components/radio-group/radio-group.tsx';
export { ScaleField, type ScaleFieldProps, type ScaleLevel } from './components/scale-field/scale-field.tsx';
export { ScoreBadge, type ScoreBadgeProps } from './components/score-badge/score-badge.tsx';
export { SegmentedControl, type Segment, type SegmentedControlProps } from './components/segmented-control/segmented-control.tsx';
export { SelectField, type OptionValue, type SelectFieldProps, type SelectOption } from './components/select-field/select-field.tsx';
export { SeverityBadge, type SeverityBadgeProps } from './components/severity-badge/severity-badge.tsx';
export { SidePanel, type SidePanelProps } from './components/side-panel/side-panel.tsx';
export { SliderField, type SliderFieldProps } from './components/slider-field/slider-field.tsx';
export { SortableList, type SortableListProps } from './components/sortable-list/sortable-list.tsx';
export { StatCard, type StatCardProps } from './components/stat-card/stat-card.tsx';
export { StatusBadge, type StatusBadgeProps } from './components/status-badge/status-badge.tsx';
export { Stepper, type Step, type StepperProps } from './components/stepper/stepper.tsx';
export { SwitchField, type SwitchFieldProps } from './components/switch-field/switch-field.tsx';
export { Tabs, type TabItem, type TabsProps } from './components/tabs/tabs.tsx';
export { TextAreaField, type TextAreaFieldProps } from './components/text-area-field/text-area-field.tsx';
export { TextField, type TextFieldProps } from './components/text-field/text-field.tsx';
export { TextLink, type TextLinkProps } from './components/text-link/text-link.tsx';
export { Toast, type ToastItem, type ToastKind, type ToastProps } from './components/toast/toast.tsx';
export { ToastRegion, type ToastRegionProps } from './components/toast/toast-region.tsx';
export { Tooltip, type TooltipProps } from './components/tooltip/tooltip.tsx';
export { UserMenu, type UserMenuProps } from './components/user-menu/user-menu.tsx';

export { useSchemaForm, type Draft, type FormField, type SchemaForm, type SchemaFormOptions } from './forms/use-schema-form.ts';
