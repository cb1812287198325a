import { Tooltip } from '@mantine/core';
import type { ReactElement, Ref } from 'react';
import type { HintEvents } from './use-hint.ts';
import classes from './tooltip.module.css';

type Described = ReactElement<HintEvents & { 'aria-describedby'?: string | undefined; ref?: Ref<HTMLElement> }>;

export interface TooltipProps {
  label: string;
  /** One element that takes a ref. */
  children: Described;
  side?: 'top' | 'bottom' | 'left' | 'right';
  disabled?: boolean;
  /** Also read out as the element's description; leave it out when the label only repeats the element's name. */
  describes?: boolean;
}

interface TooltipPartProps extends Required<Pick<TooltipProps, 'label' | 'side'>> {
  target: HTMLElement;
  opened: boolean;
  /** Id of the text when it describes the target; undefined hides the tooltip from screen readers. */
  describedBy: string | undefined;
}

export function TooltipPart({ label, side, target, opened, describedBy }: TooltipPartProps) {
  return (
    <Tooltip
      target={target}
      opened={opened}
      label={<span id={describedBy}>{label}</span>}
      position={side}
      multiline
      classNames={{ tooltip: classes.tip }}
      aria-hidden={describedBy === undefined ? true : undefined}
    />
  );
}
