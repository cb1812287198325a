import { useId, type ReactElement } from 'react';
import { VisuallyHidden } from '../../primitives/primitives.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';

interface Described {
  'aria-disabled': true;
  'aria-describedby': string;
}

interface DisabledReasonProps {
  reason: string;
  /** The button, which takes these attributes. */
  children: (described: Described) => ReactElement<{ 'aria-describedby'?: string }>;
}

/** Says why a button cannot be used: as a tooltip, and to screen readers whether or not the tooltip is open. */
export function DisabledReason({ reason, children }: DisabledReasonProps) {
  const id = useId();
  return (
    <>
      <Tooltip label={reason}>{children({ 'aria-disabled': true, 'aria-describedby': id })}</Tooltip>
      <VisuallyHidden id={id}>{reason}</VisuallyHidden>
    </>
  );
}
