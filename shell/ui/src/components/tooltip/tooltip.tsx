import { Tooltip as MantineTooltip } from '@mantine/core';
import { cloneElement, type ReactElement } from 'react';
import classes from './tooltip.module.css';

type Described = ReactElement<{ 'aria-describedby'?: string }>;

export interface TooltipProps {
  label: string;
  /** One element that takes a ref. */
  children: Described;
  side?: 'top' | 'bottom' | 'left' | 'right';
  disabled?: boolean;
  /** Also read out as the element's description; leave it out when the label only repeats the element's name. */
  describes?: boolean;
}

/** A hint on hover and on keyboard focus. */
export function Tooltip({ label, children, side = 'top', disabled = false, describes = false }: TooltipProps) {
  return (
    <MantineTooltip
      label={label}
      position={side}
      disabled={disabled}
      openDelay={350}
      events={{ hover: true, focus: true, touch: false }}
      multiline
      classNames={{ tooltip: classes.tip }}
      aria-hidden={describes ? undefined : true}
    >
      {describes ? children : <OwnDescription {...children.props} element={children} />}
    </MantineTooltip>
  );
}

/** Mantine describes the element by every open tooltip, even a hidden one; this keeps the description that the element had. */
function OwnDescription({ element, ...given }: { element: Described }) {
  return cloneElement(element, { ...given, 'aria-describedby': element.props['aria-describedby'] });
}
