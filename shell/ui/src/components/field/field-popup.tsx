import { Popover } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import classes from './field-popup.module.css';

interface FieldPopupProps {
  open: boolean;
  onClose: () => void;
  /** Says what the pop-up is, e.g. 'Calendar'. */
  label: string;
  /** What it stands below; takes a ref. */
  target: ReactElement;
  children: ReactNode;
}

/** A small dialog below a field that has the focus while it is open, e.g. a calendar. */
export function FieldPopup({ open, onClose, label, target, children }: FieldPopupProps) {
  return (
    <Popover
      opened={open}
      onChange={(opened) => {
        if (!opened) onClose();
      }}
      onDismiss={onClose}
      position="bottom-start"
      offset={4}
      width="max-content"
      trapFocus
      returnFocus
      withRoles={false}
      // In its place instead of at the end of the document, where it would belong to no landmark.
      withinPortal={false}
      floatingStrategy="fixed"
      transitionProps={{ duration: 0 }}
      classNames={{ dropdown: classes.popup }}
    >
      <Popover.Target>{target}</Popover.Target>
      <Popover.Dropdown
        role="dialog"
        // What is inside may still be loading, with nothing to focus yet.
        tabIndex={-1}
        aria-label={label}
        // A dialog around it listens on the window, before anything else: this is how Mantine's leaves Escape to the pop-up.
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
