import { Popover } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import classes from './field-popup.module.css';

interface FieldPopupProps {
  open: boolean;
  onClose: () => void;
  /** Says what the pop-up is, e.g. 'Calendar'. */
  label: string;
  /** The element that the pop-up opens below; takes a ref. */
  target: ReactElement;
  children: ReactNode;
}

/** A small dialog below a field, e.g. a calendar. The dialog has the focus while it is open. */
export function FieldPopup({ open, onClose, label, target, children }: FieldPopupProps) {
  return (
    <Popover
      opened={open}
      onChange={(opened) => {
        if (!opened) onClose();
      }}
      onDismiss={onClose}
      position="bottom-start"
      width="max-content"
      trapFocus
      returnFocus
      withRoles={false}
      transitionProps={{ duration: 0 }}
      classNames={{ dropdown: classes.popup }}
    >
      <Popover.Target>{target}</Popover.Target>
      <Popover.Dropdown
        role="dialog"
        // Focusable itself, because the content may still be loading and have nothing to focus.
        tabIndex={-1}
        aria-label={label}
        // A dialog around the pop-up gets Escape first, in the capture phase of the window. It ignores targets with this attribute.
        onFocusCapture={(event) => event.target.setAttribute('data-mantine-stop-propagation', 'true')}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.stopPropagation();
        }}
      >
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
