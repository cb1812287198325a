import { lazy, Suspense } from 'react';
import { FieldSkeleton } from '../listbox/field-skeleton.tsx';
import type { MultiSelectProps } from './props.ts';

const MultiSelectControl = lazy(async () => ({
  default: (await import('./multi-select-control.tsx')).MultiSelectControl,
}));

/** Any of many options, found by typing and shown as chips. Loaded when it is first shown. */
export function MultiSelect(props: MultiSelectProps) {
  return (
    <Suspense fallback={<FieldSkeleton {...props} />}>
      <MultiSelectControl {...props} />
    </Suspense>
  );
}
