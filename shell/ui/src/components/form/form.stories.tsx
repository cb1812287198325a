import type { Meta, StoryObj } from '@storybook/react-vite';
import { RiskCreate, schemas } from '@parapet/contracts';
import { Button, Stack } from '../../index.ts';
import { Form, FormFooter, TextAreaField, TextField, useSchemaForm } from '../../forms.ts';

const { title, description } = RiskCreate.properties;
const Fields = { properties: { title, description }, required: ['title'] };

function Demo() {
  const form = useSchemaForm(Fields, {
    initialValues: { title: '', description: '' },
    definitions: schemas,
    labels: { title: 'Title' },
    onSubmit: () => {},
  });
  return (
    <Form form={form}>
      <Stack>
        <TextField {...form.field('title')} label="Title" />
        <TextAreaField {...form.field('description')} label="Description" hint="Ctrl+Enter saves from here as well." />
        <FormFooter sticky={false}>
          <Button type="submit" variant="primary">
            Save
          </Button>
        </FormFooter>
      </Stack>
    </Form>
  );
}

const meta: Meta<typeof Form> = { title: 'Components/Form', component: Form, render: () => <Demo /> };
export default meta;

export const OnAPage: StoryObj<typeof Form> = {};
