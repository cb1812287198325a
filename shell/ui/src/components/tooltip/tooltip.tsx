import { useMergedRef } from '@mantine/hooks';
import { cloneElement, useId, useState } from 'react';
import { useOverlays } from '../../overlays/use-overlays.ts';
import type { TooltipProps } from './tooltip-part.tsx';
import { useHint } from './use-hint.ts';

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
