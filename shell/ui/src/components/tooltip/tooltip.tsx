import { useMergedRef } from '@mantine/hooks';
import { cloneElement, useId, useState, type ReactElement, type Ref } from 'react';
import { useOverlays } from '../../overlays/use-overlays.ts';
import { useHint, type HintEvents } from './use-hint.ts';

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

/** A hint on hover and on keyboard focus. */
export function Tooltip({ label, children, side = 'top', disabled = false, describes = false }: TooltipProps) {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const id = useId();
  const { opened, used, events } = useHint(children.props, disabled);
  const overlays = useOverlays(used);
  const ref = useMergedRef(children.props.ref, setTarget);
  const description = describes && opened ? id : children.props['aria-describedby'];
  return (
    <>
      {cloneElement(children, {
        ...events,
        ref,
        ...(description !== undefined && { 'aria-describedby': description }),
      })}
      {overlays && target && (
        <overlays.TooltipPart
          label={label}
          side={side}
          target={target}
          opened={opened}
          describedBy={describes ? id : undefined}
        />
      )}
    </>
  );
}
