import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from './field.tsx';
import type { FieldFrameProps } from './frame.ts';
import classes from './field.module.css';

interface DemoProps extends FieldFrameProps {
  /** At the right below the control. */
  aside?: string;
}

/** The frame of every field, here around a plain color picker. */
function Demo(props: DemoProps) {
  return (
    <Field {...props}>
      {(control) => <input {...control} type="color" className={classes.control} defaultValue="#4650d6" />}
    </Field>
  );
}

const meta: Meta<typeof Demo> = { title: 'Components/Field', component: Demo, args: { label: 'Color of the domain' } };
export default meta;

type Story = StoryObj<typeof Demo>;

export const Plain: Story = {};
export const Required: Story = { args: { required: true } };
export const WithHint: Story = { args: { hint: 'Marks the domain in charts and in the risk flow.' } };
export const WithError: Story = {
  args: { hint: 'Marks the domain in charts and in the risk flow.', error: 'Another domain has this color' },
};
export const WithErrorAndAside: Story = { args: { error: 'Another domain has this color', aside: '3 of 12 taken' } };
export const Changed: Story = { args: { change: { was: 'Blue', onUndo: () => {} } } };
export const ChangedAndWrong: Story = {
  args: {
    required: true,
    change: { note: '82 characters added', onUndo: () => {} },
    error: 'Another domain has this color',
    aside: '3 of 12 taken',
  },
};
export const DisabledForAReason: Story = { args: { disabledReason: 'Locked by the template' } };
export const WithAction: Story = { args: { action: <a href="#templates">Manage templates</a> } };
export const LabelHidden: Story = { args: { labelHidden: true } };
export const LongTexts: Story = {
  args: {
    required: true,
    label: 'Color by which the domain “Regulatory reporting and supervisory correspondence” is marked',
    hint: 'Marks the domain in charts, in the risk flow, in exported reports and wherever a list shows more than one domain at a time.',
    error:
      'Another domain, “Regulatory reporting of subsidiaries outside the European Economic Area”, has this color already',
    aside: '3 of 12 taken',
  },
};
