import { Tooltip as MantineTooltip } from '@mantine/core';
import type { ReactElement } from 'react';

export interface TooltipProps {
  label: string;
  /** One element that takes a ref. */
  children: ReactElement;
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
      maw={280}
      attributes={describes ? undefined : { tooltip: { 'aria-hidden': true } }}
    >
      {children}
    </MantineTooltip>
  );
}
