import { Skeleton } from '@mantine/core';
import { Field, type FieldFrameProps } from '../field/field.tsx';
import { splitFrame } from '../field/frame.ts';

/** A field whose control is still being loaded. */
export function FieldSkeleton(props: FieldFrameProps & { id?: string }) {
  const [frame, { id }] = splitFrame(props);
  return (
    <Field {...frame} id={id}>
      {({ id: controlId }) => <Skeleton id={controlId} height={34} />}
    </Field>
  );
}
