import { Skeleton } from '@mantine/core';
import { Field } from '../field/field.tsx';
import { splitFrame, type FieldProps } from '../field/frame.ts';

/** A field whose control is still being loaded. */
export function FieldSkeleton(props: FieldProps) {
  const [frame, { id }] = splitFrame(props);
  return (
    <Field {...frame} id={id}>
      {({ id: controlId }) => <Skeleton id={controlId} height={34} />}
    </Field>
  );
}
