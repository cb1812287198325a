import { Suspense } from 'react';
import { FieldSkeleton } from '../listbox/field-skeleton.tsx';
import type { ComboboxProps } from './props.ts';
import { lazyPart } from '../../lazy-part.tsx';

const ComboboxControl = lazyPart(async () => ({ default: (await import('./combobox-control.tsx')).ComboboxControl }));

/** One of many options, found by typing. Loaded when it is first shown. */
export function Combobox(props: ComboboxProps) {
  return (
    <Suspense fallback={<FieldSkeleton {...props} />}>
      <ComboboxControl {...props} />
    </Suspense>
  );
}
