import type { ReactNode } from 'react';

interface OnFirstUseProps {
  onUse: () => void;
  children: ReactNode;
}

/** Wraps filters whose counts need a request of their own: calls `onUse` when a person focuses or points at one of them. */
export function OnFirstUse({ onUse, children }: OnFirstUseProps) {
  return (
    <div onFocus={onUse} onPointerEnter={onUse}>
      {children}
    </div>
  );
}
