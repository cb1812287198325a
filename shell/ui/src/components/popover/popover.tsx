import { Drawer, Popover as MantinePopover } from '@mantine/core';
import { cloneElement, useId, useState, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { NO_LANDMARK } from '../dialog/dialog.tsx';
import { useOverlay } from '../dialog/use-overlay.ts';
import { PHONE, useBelow } from './use-below.ts';
import classes from './popover.module.css';

type Trigger = ReactElement<{ onClick?: (event: MouseEvent<HTMLElement>) => void }>;

export interface PopoverProps {
  /** The button that opens it; takes a ref. */
  trigger: Trigger;
  /** Name for screen readers, and the heading on a phone. */
  label: string;
  children: ReactNode | ((close: () => void) => ReactNode);
  side?: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end';
  /** Pixels, or the width of its button. */
  width?: number | 'trigger';
  /** `none` where the content reaches to the edge. */
  padding?: 'none' | 'md';
}

/**
 * Content behind a button: takes the focus, closes with Escape or a click outside, and gives the focus back. Below
 * 640 px it is a sheet at the bottom of the screen.
 *
 * @example
 * <Popover trigger={<Button icon="columns">Columns</Button>} label="Columns">
 *   {(close) => <ColumnChoice onDone={close} />}
 * </Popover>
 */
export function Popover(props: PopoverProps) {
  const phone = useBelow(PHONE);
  return phone ? <Sheet {...props} /> : <Floating {...props} />;
}

function Floating({ trigger, label, children, side = 'bottom-start', width = 280, padding = 'md' }: PopoverProps) {
  const [opened, setOpened] = useState(false);
  const labelId = useId();
  const { closeOnEscape } = useOverlay(opened, () => setOpened(false));
  return (
    <MantinePopover
      opened={opened}
      onChange={setOpened}
      closeOnEscape={closeOnEscape}
      position={side}
      width={width === 'trigger' ? 'target' : width}
      trapFocus
      returnFocus
      shadow="md"
      offset={4}
      // In its place instead of at the end of the document, where it would belong to no landmark.
      withinPortal={false}
      floatingStrategy="fixed"
      classNames={{ dropdown: classes.dropdown }}
    >
      <MantinePopover.Target>{withClick(trigger, () => setOpened((now) => !now))}</MantinePopover.Target>
      <MantinePopover.Dropdown aria-labelledby={labelId} data-padding={padding}>
        <span id={labelId} hidden>
          {label}
        </span>
        {content(children, () => setOpened(false))}
      </MantinePopover.Dropdown>
    </MantinePopover>
  );
}

function Sheet({ trigger, label, children, padding = 'md' }: PopoverProps) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  const overlay = useOverlay(opened, close);
  return (
    <>
      {cloneElement(withClick(trigger, () => setOpened(true)), { 'aria-haspopup': 'dialog', 'aria-expanded': opened })}
      <Drawer
        {...overlay}
        opened={opened}
        onClose={close}
        title={label}
        position="bottom"
        size="auto"
        padding={0}
        withCloseButton={false}
        overlayProps={{ backgroundOpacity: 0.45, color: '#0a0e18' }}
        classNames={{ content: classes.sheet, header: classes.sheetHeader, title: classes.sheetTitle, body: classes.sheetBody }}
        attributes={{ header: NO_LANDMARK }}
      >
        <div className={classes.sheetMain} data-padding={padding}>
          {content(children, close)}
        </div>
      </Drawer>
    </>
  );
}

interface Pressed {
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  'aria-haspopup'?: 'dialog';
  'aria-expanded'?: boolean;
}

function withClick(trigger: Trigger, open: () => void): ReactElement<Pressed> {
  const own = trigger.props.onClick;
  return cloneElement<Pressed>(trigger, {
    onClick: (event) => {
      own?.(event);
      open();
    },
  });
}

function content(children: PopoverProps['children'], close: () => void): ReactNode {
  return typeof children === 'function' ? children(close) : children;
}
