/** @parapet/ui/filters: what filters a list. Pages may load it after the first rows. */
export { FilterChoice, type FilterChoiceProps } from './components/filter-menu/filter-choice.tsx';
export { FilterDays, type FilterDaysProps } from './components/filter-menu/filter-days.tsx';
export { FilterMenu, type FilterMenuProps } from './components/filter-menu/filter-menu.tsx';
export { FilterPopover, type FilterPopoverProps } from './components/filter-menu/filter-popover.tsx';
export type { FilterOption, FilterSearch } from './components/filter-menu/option-list.tsx';
export { searchedOptions } from './components/filter-menu/shown-options.ts';
export { SavedViews, type SavedViewsProps } from './components/saved-views/saved-views.tsx';
export type { SavedView } from './components/saved-views/view-list.tsx';
