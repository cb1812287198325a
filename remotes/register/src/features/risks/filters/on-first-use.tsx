import type { ReactNode } from 'react';

interface OnFirstUseProps {
  onUse: () => void;
  children: ReactNode;
}

/** Filters whose counts cost a call of their own: says when a person comes near one of them. */
export function OnFirstUse({ onUse, children }: OnFirstUseProps) {
  return (
    <div onFocus={onUse} onPointerEnter={onUse}>
      {children}
    </div>
  );
}
