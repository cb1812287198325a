import { Suspense } from 'react';
import { FieldSkeleton } from '../listbox/field-skeleton.tsx';
import type { MultiSelectProps } from './props.ts';
import { lazyPart } from '../../lazy-part.tsx';

const MultiSelectControl = lazyPart(async () => ({
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
