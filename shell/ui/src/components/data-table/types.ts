import type { CSSProperties, ReactNode } from 'react';
import type { BulkAction } from '../bulk-bar/bulk-actions.tsx';
import type { IconName } from '../icon/icon.tsx';
import type { MenuEntry } from '../menu/menu-entry.ts';
import type { RowSelection } from './selection/selection.ts';

export interface DataTableColumn<T> {
  id: string;
  header: string;
  /** Says in the header what the cells are, where its words alone do not. */
  hint?: string;
  cell: (row: T) => ReactNode;
  /** Second, smaller line of the cell, e.g. 'Score 20 · Critical' under a title. */
  secondary?: (row: T) => ReactNode;
  /** The header becomes a button that calls `onSort`. */
  sortable?: boolean;
  /** Direction of the first click; `desc` for scores and dates. Default `asc`. */
  sortFirst?: DataTableSort['direction'];
  /** Several orders offered by one header, as a menu: 'Risk by score'. Replaces `sortable`. */
  sorts?: readonly DataTableSortChoice[];
  /** Its cells are buttons, which fill them. */
  control?: boolean;
  /** `end` for numbers. */
  align?: 'start' | 'center' | 'end';
  /**
   * Width in pixels; default 120. The first column takes what is left and is never narrower than this (default 320)
   * where there is room; in a wider table all columns grow in proportion.
   */
  width?: number;
  /** False keeps it visible whatever the person chooses; default true. */
  hideable?: boolean;
  /** Hidden until the person chooses it. */
  defaultHidden?: boolean;
  /** Moves into the second line of the first column while the table is too narrow for all columns. */
  foldable?: boolean;
  /**
   * Where the cell stands on a phone, where rows are cards: `corner` top right, `line` in a row of badges, `field` with
   * its header (default), or nowhere. The first column is always the card's title.
   */
  card?: 'corner' | 'line' | 'field' | 'hidden';
}

export interface DataTableSort {
  /** Id of a column, or of an order in a column's `sorts`. */
  id: string;
  direction: 'asc' | 'desc';
}

export interface DataTableSortChoice extends DataTableSort {
  /** In the menu, e.g. 'Score, highest first'. */
  label: string;
  /** In the header after its name while active, e.g. 'by score'. */
  short: string;
}

/** The person's own choice of columns. Plain JSON, stored in preferences. */
export interface DataTableColumnState {
  /** Ids in order. */
  order: readonly string[];
  hidden: readonly string[];
  /** Ids that stay beside the first column while the others scroll sideways. */
  pinned?: readonly string[];
  /** Pixels by id, where the person chose them. */
  widths?: Readonly<Record<string, number>>;
}

/** A column as it is shown: with the person's width, which does not grow with the table, and where it stays when it is pinned. */
export type ShownColumn<T> = DataTableColumn<T> & { resized?: boolean; pinned?: boolean; pin?: CSSProperties };

export type DataTableDensity = 'comfortable' | 'compact';

export interface DataTablePage {
  hasPrevious: boolean;
  hasNext: boolean;
  onPrevious: () => void;
  onNext: () => void;
  /** Number of the first row shown, from 1; 0 when there is none. */
  from: number;
  /** Number of the last row shown. */
  to: number;
}

export interface DataTableSelection {
  /** May hold rows of other pages. The caller resets it to `NO_ROWS` when filters change. */
  value: RowSelection;
  onChange: (value: RowSelection) => void;
  /** Rows on all pages that match. Offers 'Select all 128 that match' once the whole page is selected. */
  matching?: number;
  /** Shown in the bulk bar while something is selected. */
  actions?: readonly BulkAction[];
  /** Instead of `actions`; see BulkBar. */
  bar?: ReactNode;
}

export interface DataTableRowAction {
  icon: IconName;
  label: string;
  /** One short word for the label, in place of the icon where the label has no room. */
  short?: string;
  to?: string;
  onSelect?: () => void;
  disabledReason?: string;
}

export interface DataTableRowActions {
  /** A button of its own before the menu: an icon, with its text where there is room and on a phone; its short word in between. */
  primary?: DataTableRowAction;
  /** A second one, as an icon. Beside it the first is an icon too, except on a phone. */
  secondary?: DataTableRowAction;
  /** The menu behind the dots; without entries there is none. */
  entries: readonly MenuEntry[];
}

export interface DataTableProps<T> {
  /** Name of the table, e.g. 'Risks'. */
  label: string;
  /** Memoize them: rows render again when the array changes. */
  columns: readonly DataTableColumn<T>[];
  /** One page of rows, at most 200; undefined before the first answer. */
  rows: readonly T[] | undefined;
  rowId: (row: T) => string;
  /** Name of a row in 'Select …' and 'Actions for …'; default its id. */
  rowLabel?: (row: T) => string;
  /** Rows on all pages. */
  total?: number;
  loading?: boolean;
  /** What went wrong. It replaces the rows; rows that are there stay, with the message above them. */
  error?: string | null;
  /** Reference shown with the error. */
  requestId?: string;
  onRetry?: () => void;
  sort?: DataTableSort | null;
  onSort?: (sort: DataTableSort) => void;
  page?: DataTablePage;
  selection?: DataTableSelection;
  /** Memoize it: rows render again when the function changes. */
  rowActions?: (row: T) => DataTableRowActions;
  density?: DataTableDensity;
  /** Offers the choice of row height. */
  onDensity?: (density: DataTableDensity) => void;
  columnState?: DataTableColumnState | null;
  /** Offers the choice and order of columns. null: back to the columns as given. */
  onColumnState?: (state: DataTableColumnState | null) => void;
  /** Lets the person change the width of columns in the header, where the choice of columns is not in the table itself. */
  onColumnResize?: (state: DataTableColumnState) => void;
  /** Shown when there are no rows: an EmptyState with the next action, or a NoMatchState. */
  empty: ReactNode;
  /** Enter on a row, or a click on it beside its links and buttons. */
  onRowOpen?: (row: T) => void;
  /** Id of the row whose record is open beside the table. */
  openId?: string | null;
  /** True for a row that changed since it was listed and no longer matches: it stays, greyed, until the list is asked again. */
  noLongerMatches?: (row: T) => boolean;
  /** True lets the list fill the height of its container and scroll inside; a phone scrolls the page. */
  fill?: boolean;
  /** False inside a Card with `padding="none"`, or where the table reaches the edges of the page; default true. */
  bordered?: boolean;
  /** Above the header, e.g. a FilterBar. */
  toolbar?: ReactNode;
  /** At the end of the toolbar, after the view options. */
  toolbarEnd?: ReactNode;
}
