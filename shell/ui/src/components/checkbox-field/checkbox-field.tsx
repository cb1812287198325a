import { useId } from 'react';
import { FieldFoot, LabelText } from '../field/field-texts.tsx';
import { describe, splitFrame, type FieldFrameProps } from '../field/frame.ts';
import { Checkbox } from './checkbox.tsx';
import field from '../field/field.module.css';

export interface CheckboxFieldProps extends Omit<FieldFrameProps, 'labelHidden' | 'action'> {
  /** null and undefined are shown as not checked. */
  value: boolean | null | undefined;
  onChange: (value: boolean) => void;
  name?: string;
  id?: string;
  disabled?: boolean;
  readOnly?: boolean;
  onBlur?: () => void;
}

/** Yes or no, with the label after the box. */
export function CheckboxField(props: CheckboxFieldProps) {
  const [frame, { value, onChange, id, ...input }] = splitFrame(props);
  const ownId = useId();
  const base = id ?? ownId;
  return (
    <div className={field.root}>
      <Checkbox
        {...input}
        id={base}
        label={<LabelText {...frame} />}
        checked={value ?? false}
        onChange={onChange}
        required={frame.required}
        invalid={Boolean(frame.error)}
        describedBy={describe(base, frame).describedBy}
      />
      <FieldFoot {...frame} id={base} />
    </div>
  );
}
