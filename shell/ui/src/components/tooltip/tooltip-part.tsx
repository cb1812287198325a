import { Tooltip } from '@mantine/core';
import type { TooltipProps } from './tooltip.tsx';
import classes from './tooltip.module.css';

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
