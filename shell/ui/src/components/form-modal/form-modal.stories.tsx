import type { Meta, StoryObj } from '@storybook/react-vite';
import Type from 'typebox';
import { userEvent, within } from 'storybook/test';
import { useState } from 'react';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { Button } from '../button/button.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import { ScaleField } from '../scale-field/scale-field.tsx';
import { TextAreaField } from '../text-area-field/text-area-field.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { FormModal } from './form-modal.tsx';

const Control = Type.Object({
  title: Type.String({ minLength: 1, maxLength: 200 }),
  description: Type.Optional(Type.String()),
  months: Type.Integer({ minimum: 1, maximum: 36 }),
  strength: Type.Integer({ minimum: 1, maximum: 5 }),
});

interface DemoProps {
  /** What has been typed already. */
  typed?: string;
  /** What the server answers. */
  onSubmit?: () => Promise<unknown>;
  opened?: boolean;
}

function Demo({ typed = '', onSubmit, opened: initial = true }: DemoProps) {
  const [opened, setOpened] = useState(initial);
  const form = useSchemaForm(Control, {
    initialValues: { title: typed, description: '', months: 12, strength: 3 },
    labels: { title: 'Title' },
    onSubmit: async () => {
      await onSubmit?.();
      setOpened(false);
    },
  });
  return (
    <>
      <Button icon="add" onClick={() => setOpened(true)}>
        Add control
      </Button>
      <FormModal
        opened={opened}
        onClose={() => setOpened(false)}
        title="Add control"
        description="What keeps the risk in check, and how well."
        form={form}
        submitLabel="Add control"
        confirmLeave={async () => true}
      >
        <TextField label="Title" {...form.field('title')} />
        <TextAreaField label="Description" hint="How it works, and who sees to it." {...form.field('description')} />
        <NumberField label="Months until review" {...form.field('months')} />
        <ScaleField label="Strength" {...form.field('strength')} />
      </FormModal>
    </>
  );
}

const refusal = (status: number, more: object) =>
  Object.assign(new Error('Refused'), { type: 'about:blank', title: 'Refused', status, code: 'refused', ...more });

const meta: Meta<typeof Demo> = { title: 'Components/FormModal', component: Demo };
export default meta;

type Story = StoryObj<typeof Demo>;

/** The dialog stands beside the story in the page. */
const submit: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Add control' }));
};

export const Closed: Story = { args: { opened: false } };
export const Fresh: Story = {};
export const Submitting: Story = {
  args: { typed: 'Offline backups', onSubmit: () => new Promise(() => {}) },
  play: submit,
};
export const CheckFailed: Story = { play: submit };
export const FieldErrorsFromTheServer: Story = {
  args: {
    typed: 'Offline backups',
    onSubmit: () =>
      Promise.reject(
        refusal(422, {
          errors: [
            { path: '/title', message: 'Another control has this title' },
            { path: '/strength', message: 'Above 2 only after a review' },
          ],
        }),
      ),
  },
  play: submit,
};
export const FormError: Story = {
  args: {
    typed: 'Offline backups',
    onSubmit: () =>
      Promise.reject(
        refusal(409, { detail: 'Somebody has archived this risk meanwhile. Restore it to add controls.' }),
      ),
  },
  play: submit,
};
