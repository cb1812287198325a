/** @parapet/ui/filters: what filters a list. Pages may load it after the first rows. */
export { FilterChoice } from './components/filter-menu/filter-choice.tsx';
export { FilterDays } from './components/filter-menu/filter-days.tsx';
export { FilterMenu, type FilterMenuProps } from './components/filter-menu/filter-menu.tsx';
export type { FilterOption } from './components/filter-menu/option-list.tsx';
export { searchedOptions } from './components/filter-menu/shown-options.ts';
export { SavedViews, type SavedViewsProps } from './components/saved-views/saved-views.tsx';
