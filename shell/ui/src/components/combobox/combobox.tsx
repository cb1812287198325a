import { Suspense } from 'react';
import { FieldSkeleton } from '../listbox/field-skeleton.tsx';
import type { ComboboxProps } from './props.ts';
import { lazyPart } from '../../lazy-part.tsx';

const load = async () => ({ default: (await import('./combobox-control.tsx')).ComboboxControl });
const ComboboxControl = lazyPart(load);

/** For a form that is filled by keyboard as soon as it is shown: until the code is there, Tab passes the field over. */
export async function loadComboboxes(): Promise<void> {
  await load();
}

/** One of many options, found by typing. Loaded when it is first shown. */
export function Combobox(props: ComboboxProps) {
  return (
    <Suspense fallback={<FieldSkeleton {...props} />}>
      <ComboboxControl {...props} />
    </Suspense>
  );
}
