import { screen } from '@testing-library/react';
import { startFields } from '@parapet/contracts/rules';
import { describe, expect, it, vi } from 'vitest';
import { NumberField } from '../components/number-field/number-field.tsx';
import { SelectField } from '../components/select-field/select-field.tsx';
import { TextField } from '../components/text-field/text-field.tsx';
import { asFlag, asNumber, asText, templateSchema, type TemplateFormField } from './template-schema.ts';
import { description, renderField } from './testing/render-field.tsx';
import { useSchemaForm } from './use-schema-form.ts';

const FIELDS: TemplateFormField[] = [
  { name: 'host', label: 'Hosted at', type: 'text', required: true },
  { name: 'engine', label: 'Engine', type: 'select', required: true, options: ['MySQL', 'PostgreSQL'] },
  { name: 'size', label: 'Size', type: 'number', required: false },
  { name: 'personal', label: 'Holds personal data', type: 'checkbox', required: true },
];
const schema = templateSchema(FIELDS);

function Attributes({
  initial,
  onSubmit,
}: {
  initial: Record<string, string | number | boolean>;
  onSubmit: (values: object) => void;
}) {
  const form = useSchemaForm(schema, {
    initialValues: initial,
    onSubmit,
    labels: Object.fromEntries(FIELDS.map(({ name, label }) => [name, label])),
  });
  const personal = asFlag(form.field('personal'));
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <TextField label="Hosted at" {...asText(form.field('host'))} />
      <SelectField
        label="Engine"
        {...asText(form.field('engine'))}
        options={['MySQL', 'PostgreSQL'].map((value) => ({ value, label: value }))}
      />
      <NumberField label="Size" {...asNumber(form.field('size'))} />
      <input
        type="checkbox"
        aria-label="Personal"
        checked={personal.value === true}
        onChange={(event) => personal.onChange(event.currentTarget.checked)}
      />
      <button type="submit">Save</button>
    </form>
  );
}

const control = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

describe('a form built from the fields of a template', () => {
  it('asks for what is required, by the labels of the template', async () => {
    const onSubmit = vi.fn<(values: object) => void>();
    const { user } = renderField(
      <Attributes initial={{ host: ' ', engine: '', size: '', personal: false }} onSubmit={onSubmit} />,
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(description(control('Hosted at *'))).toBe('Hosted at is required');
    expect(description(control('Engine *'))).toBe('Engine is required');
    expect(description(control('Size'))).toBe('');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('sends typed values, without what was left empty', async () => {
    const onSubmit = vi.fn<(values: object) => void>();
    const { user } = renderField(
      <Attributes initial={{ host: 'Rack 4', engine: 'MySQL', size: '', personal: false }} onSubmit={onSubmit} />,
    );
    await user.click(control('Engine *'));
    await user.click(await screen.findByRole('option', { name: 'PostgreSQL' }));
    await user.click(control('Personal'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit.mock.lastCall?.[0]).toEqual({ host: 'Rack 4', engine: 'PostgreSQL', personal: true });
    await user.type(control('Size'), '12.5');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit.mock.lastCall?.[0]).toEqual({ host: 'Rack 4', engine: 'PostgreSQL', size: 12.5, personal: true });
  });

  it('refuses an option that the template does not offer', async () => {
    const { user } = renderField(
      <Attributes initial={{ host: 'Rack 4', engine: 'Oracle', personal: true }} onSubmit={() => {}} />,
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(description(control('Engine *'))).toBe('Choose one of the options');
  });
});

it('takes the fields of every default template', () => {
  for (const kind of ['asset', 'property', 'risk-scenario'] as const) {
    const fields = startFields(kind);
    expect(Object.keys(templateSchema(fields).properties)).toEqual(fields.map(({ name }) => name));
  }
});
