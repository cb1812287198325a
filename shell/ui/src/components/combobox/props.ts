import type { InputFieldProps } from '../field/frame.ts';
import type { ListOption } from '../listbox/option.ts';
import type { ListState } from '../listbox/virtual-list.tsx';

export interface ComboboxOption extends ListOption {
  value: string;
}

export interface ComboboxProps extends InputFieldProps, ListState {
  /** All options; with `onSearch` those found so far. Any number: only those in sight are on the page. */
  options: readonly ComboboxOption[];
  value: string | null | undefined;
  /** null when it is cleared. */
  onChange: (value: string | null) => void;
  /** The chosen option where it need not be among `options`, e.g. before anything was searched. */
  selected?: ComboboxOption | null;
  /** Called with what is typed, after a pause; the caller then gives other `options`. Without it they are filtered here. */
  onSearch?: (query: string) => void;
  /** An entry for typed text that is no option yet, e.g. 'Create “Ships”'; null where there should be none. */
  create?: (typed: string) => ComboboxOption | null;
  /** Whether there is a button that clears it; by default where it is not required. */
  clearable?: boolean;
  placeholder?: string;
  /** Takes the focus as soon as it is there, e.g. as the only field of a dialog. Not on touch screens, where that would open the on-screen keyboard. */
  focused?: boolean;
}
