import { Popover } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import classes from './listbox.module.css';

interface ListPopupProps {
  open: boolean;
  onClose: () => void;
  /** The element that the list opens below; takes a ref. */
  target: ReactElement;
  /** Called when the focus goes neither to the control nor to the list. */
  onLeave?: () => void;
  children: ReactNode;
}

/** The surface below a control on which its list stands. */
export function ListPopup({ open, onClose, target, onLeave, children }: ListPopupProps) {
  return (
    <div
      className={classes.anchor}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave?.();
      }}
    >
      <Popover
        opened={open}
        onChange={(opened) => {
          if (!opened) onClose();
        }}
        position="bottom-start"
        width="target"
        withRoles={false}
        closeOnEscape={false}
        transitionProps={{ duration: 0 }}
        classNames={{ dropdown: classes.popup }}
      >
        <Popover.Target>{target}</Popover.Target>
        <Popover.Dropdown>{children}</Popover.Dropdown>
      </Popover>
    </div>
  );
}
