import { useId, useState, type KeyboardEvent } from 'react';
import { isSendKey } from '../../forms/is-send-key.ts';

export interface ListboxSettings {
  count: number;
  isDisabled: (index: number) => boolean;
  /** The option to begin with when the list opens; -1 for the first that is not disabled. */
  start: number;
  onChoose: (index: number) => void;
  /** The list stays closed, e.g. of a read-only field. */
  locked?: boolean;
  /** For a list with several chosen options: it stays open after a choice. */
  multiple?: boolean;
  /** The control is a text box: Space, Home and End belong to its text. */
  editable?: boolean;
  onClose?: () => void;
}

const PAGE = 10;

/** The state and the keys of a list below a control that keeps the focus (ARIA's combobox pattern). */
export function useListbox(settings: ListboxSettings) {
  const { count, isDisabled, start, onChoose, locked = false, multiple = false, editable = false, onClose } = settings;
  const id = useId();
  const [opened, setOpened] = useState(false);
  const [active, setActive] = useState(-1);
  /** Whether the list scrolls to the active option. Not when the pointer chose it, as the list would move under the pointer. */
  const [byKey, setByKey] = useState(false);
  const open = opened && !locked;

  /** Index of the first enabled option from `index` on, in the direction of `by`; -1 when there is none. */
  const enabledFrom = (index: number, by: 1 | -1): number => {
    for (let at = index; at >= 0 && at < count; at += by) if (!isDisabled(at)) return at;
    return -1;
  };
  const go = (index: number, by: 1 | -1) => {
    const clamped = Math.max(0, Math.min(count - 1, index));
    const found = enabledFrom(clamped, by);
    setActive(found === -1 ? enabledFrom(clamped, by === 1 ? -1 : 1) : found);
    setByKey(true);
  };
  const show = () => {
    if (locked || open) return;
    setOpened(true);
    setActive(start >= 0 ? start : enabledFrom(0, 1));
    setByKey(true);
  };
  const hide = () => {
    if (!opened) return;
    setOpened(false);
    onClose?.();
  };
  const choose = (index: number) => {
    if (index < 0 || index >= count || isDisabled(index)) return;
    onChoose(index);
    if (multiple) setActive(index);
    else hide();
  };

  /** @returns whether the key belonged to the list */
  const onKey = (event: KeyboardEvent): boolean => {
    if (event.nativeEvent.isComposing) return false;
    if (!open) {
      // Belongs to the form around the control.
      if (isSendKey(event)) return false;
      const opens =
        event.key === 'ArrowDown' ||
        event.key === 'ArrowUp' ||
        (!editable && (event.key === 'Enter' || event.key === ' '));
      if (!opens || locked) return false;
      show();
      return true;
    }
    switch (event.key) {
      case 'ArrowDown':
        go(active + 1, 1);
        return true;
      case 'ArrowUp':
        if (event.altKey && !multiple) choose(active);
        else go(active - 1, -1);
        return true;
      case 'PageDown':
        go(active + PAGE, -1);
        return true;
      case 'PageUp':
        go(active - PAGE, 1);
        return true;
      case 'Home':
      case 'End':
        if (editable) return false;
        go(event.key === 'Home' ? 0 : count - 1, event.key === 'Home' ? 1 : -1);
        return true;
      case ' ':
        if (editable) return false;
        choose(active);
        return true;
      case 'Enter':
        choose(active);
        return true;
      case 'Escape':
        hide();
        return true;
      default:
        return false;
    }
  };

  const optionId = (index: number) => `${id}-${index}`;
  return {
    open,
    active: open ? active : -1,
    byKey,
    listId: `${id}-list`,
    optionId,
    show,
    hide,
    choose,
    go,
    point: (index: number) => {
      setActive(index);
      setByKey(false);
    },
    /** For the control's `onKeyDown`: keys of the list go no further, so that Escape closes only the list. */
    onKeyDown: (event: KeyboardEvent) => {
      if (!onKey(event)) return false;
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
    /** For the control, which has the role `combobox`. */
    controlProps: {
      role: 'combobox',
      'aria-haspopup': 'listbox',
      'aria-expanded': open,
      'aria-controls': open ? `${id}-list` : undefined,
      'aria-activedescendant': open && active >= 0 && active < count ? optionId(active) : undefined,
      // A dialog around the list gets Escape first, in the capture phase of the window. It ignores targets with this attribute.
      'data-mantine-stop-propagation': open || undefined,
    },
  } as const;
}

export type Listbox = ReturnType<typeof useListbox>;
