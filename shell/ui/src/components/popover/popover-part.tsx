import { Drawer, Popover } from '@mantine/core';
import { useId, useState, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { Anchor } from '../../overlays/anchor.ts';
import { NO_LANDMARK } from '../dialog/no-landmark.ts';
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

interface PopoverPartProps extends Omit<PopoverProps, 'trigger' | 'children'> {
  id: string;
  button: HTMLElement | null;
  opened: boolean;
  onChange: (opened: boolean) => void;
  closeOnEscape: false;
  /** At the bottom of the screen instead of beside the button. */
  sheet: boolean;
  children: ReactNode;
}

export function PopoverPart({ sheet, ...props }: PopoverPartProps) {
  return sheet ? <Sheet {...props} /> : <Floating {...props} />;
}

const MIDDLEWARES = { flip: true, shift: { crossAxis: true, padding: 8 } };

function Floating({
  button,
  opened,
  label,
  side = 'bottom-start',
  width = 280,
  padding = 'md',
  children,
  ...popover
}: Omit<PopoverPartProps, 'sheet'>) {
  const [attached, setAttached] = useState(false);
  const labelId = useId();
  return (
    <Popover
      {...popover}
      opened={attached && opened}
      position={side}
      width={width === 'trigger' ? 'target' : width}
      trapFocus
      returnFocus
      shadow="md"
      // The popover may cover its button: content that grows would otherwise extend past the edge of the screen, out of reach.
      middlewares={MIDDLEWARES}
      classNames={{ dropdown: classes.dropdown }}
    >
      <Popover.Target>
        <Anchor element={button} onAttached={() => setAttached(true)} />
      </Popover.Target>
      <Popover.Dropdown aria-labelledby={labelId} data-padding={padding}>
        <span id={labelId} hidden>
          {label}
        </span>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}

function Sheet({
  id,
  opened,
  onChange,
  closeOnEscape,
  label,
  padding = 'md',
  children,
}: Omit<PopoverPartProps, 'sheet'>) {
  return (
    <Drawer
      closeOnEscape={closeOnEscape}
      returnFocus={false}
      opened={opened}
      onClose={() => onChange(false)}
      title={label}
      position="bottom"
      size="auto"
      padding={0}
      withCloseButton={false}
      overlayProps={{ backgroundOpacity: 0.45, color: '#0a0e18' }}
      classNames={{
        content: classes.sheet,
        header: classes.sheetHeader,
        title: classes.sheetTitle,
        body: classes.sheetBody,
      }}
      attributes={{ header: NO_LANDMARK, content: { id: `${id}-dropdown` } }}
    >
      <div className={classes.sheetMain} data-padding={padding}>
        {children}
      </div>
    </Drawer>
  );
}
