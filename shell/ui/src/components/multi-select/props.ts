import type { ComboboxOption } from '../combobox/props.ts';
import type { InputFieldProps } from '../field/frame.ts';
import type { ListState } from '../listbox/virtual-list.tsx';

export interface MultiSelectProps extends InputFieldProps, ListState {
  /** All options; with `onSearch` those found so far. Any number: only those in sight are on the page. */
  options: readonly ComboboxOption[];
  value: readonly string[] | null | undefined;
  /** Gets the chosen values in the order in which they were chosen. */
  onChange: (value: string[]) => void;
  /** Chosen options that need not be among `options`. */
  selected?: readonly ComboboxOption[];
  /** Called with what is typed, after a pause; the caller then gives other `options`. Without it they are filtered here. */
  onSearch?: (query: string) => void;
  /** So many chips are shown before '+3'; 6 by default. */
  maxChips?: number;
  /** Offers to choose everything that matches; by default where the options are filtered here. */
  selectAll?: boolean;
  placeholder?: string;
}
