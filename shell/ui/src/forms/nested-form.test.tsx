import { act, screen, waitFor } from '@testing-library/react';
import Type from 'typebox';
import { describe, expect, it, vi } from 'vitest';
import { TextField } from '../components/text-field/text-field.tsx';
import { description, renderField } from './testing/render-field.tsx';
import { useSchemaForm, type Draft, type FormValues, type SchemaForm } from './use-schema-form.ts';

const FieldRow = Type.Object({
  label: Type.String({ minLength: 1, pattern: '\\S' }),
  name: Type.String({ pattern: '^[a-z]+$' }),
});
const Template = Type.Object({
  title: Type.String({ minLength: 1 }),
  fields: Type.Array(Type.Unsafe<{ label: string; name: string }>({ $ref: 'FieldRow#' }), { minItems: 1 }),
  answers: Type.Optional(Type.Record(Type.String(), Type.String({ maxLength: 5 }))),
  owners: Type.Optional(Type.Array(Type.String({ maxLength: 3 }))),
});
type TemplateValues = FormValues<typeof Template.properties>;

const row = (label: string, name = label.toLowerCase()) => ({ label, name });
const GOOD: Draft<TemplateValues> = {
  title: 'Database',
  fields: [row('One'), row('Two'), row('Three')],
  answers: {},
  owners: [],
};
const definitions = { FieldRow };
const doNothing = () => {};
const labels = { title: 'Title', 'fields.*.label': 'Label' };

const rendered = vi.fn<(form: SchemaForm<TemplateValues>) => void>();

/** The form as it was rendered last. */
function latest(): SchemaForm<TemplateValues> {
  const [form] = rendered.mock.lastCall ?? [];
  if (form === undefined) throw new Error('Nothing is rendered');
  return form;
}

function Editor({
  initial = GOOD,
  onSubmit = doNothing,
}: {
  initial?: Draft<TemplateValues>;
  onSubmit?: (values: TemplateValues) => unknown;
}) {
  const form = useSchemaForm(Template, { initialValues: initial, onSubmit, definitions, labels });
  rendered(form);
  const list = form.list('fields');
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <TextField label="Title" {...form.field('title')} />
      {list.items.map(({ key, index }) => (
        <fieldset key={key} data-testid={key}>
          <TextField label={`Label ${index + 1}`} {...form.field(`fields.${index}.label`)} />
          <TextField label={`Name ${index + 1}`} {...form.field(`fields.${index}.name`)} />
          <button type="button" onClick={() => list.remove(index)}>{`Remove ${index + 1}`}</button>
        </fieldset>
      ))}
      <TextField label="Answer" {...form.field(['answers', 'step_Is it v1.2 [old]?_0'])} />
      <button type="submit">Save</button>
    </form>
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });
const labelsShown = () =>
  screen.getAllByRole('textbox', { name: /^Label/ }).map((input) => (input as HTMLInputElement).value);
const keys = () => screen.getAllByRole('group').map((group) => group.dataset['testid']);

describe('nested fields', () => {
  it('are checked by the schema they refer to, and named by their labels', async () => {
    const { user } = renderField(<Editor />);
    await user.clear(box('Label 2'));
    await user.clear(box('Name 3'));
    await user.type(box('Name 3'), 'Not A Name');
    await user.click(save());
    expect(description(box('Label 2'))).toBe('Label is required');
    expect(description(box('Name 3'))).toBe('Invalid format');
    expect(document.activeElement).toBe(box('Label 2'));
    await user.type(box('Label 2'), 'B');
    expect(description(box('Label 2'))).toBe('');
    expect(description(box('Name 3'))).toBe('Invalid format');
  });

  it('are marked as required where the schema requires them', () => {
    renderField(<Editor />);
    expect(box('Label 1').getAttribute('aria-required')).toBe('true');
    expect(box('Answer').getAttribute('aria-required')).toBeNull();
  });

  it('get the messages of the server by their pointer', async () => {
    const errors = [
      { path: '/fields/2/label', message: 'Already used' },
      { path: '/owners/0', message: 'Nobody of that name' },
    ];
    const problem = {
      type: 'about:blank',
      title: 'Invalid',
      status: 400,
      code: 'invalid_request',
      request_id: 'r',
      errors,
    };
    const { user } = renderField(
      <Editor onSubmit={() => Promise.reject(Object.assign(new Error('invalid'), problem))} />,
    );
    await user.click(save());
    await waitFor(() => expect(description(box('Label 3'))).toBe('Already used'));
    await waitFor(() => expect(document.activeElement).toBe(box('Label 3')));
    expect(latest().errors).toEqual({ 'fields.2.label': 'Already used', 'owners.0': 'Nobody of that name' });
    expect(latest().field('owners').error).toBe('Nobody of that name');
  });

  it('may have keys with dots and brackets, which are sent as they are', async () => {
    const onSubmit = vi.fn<(values: TemplateValues) => void>();
    const { user } = renderField(<Editor onSubmit={onSubmit} />);
    await user.type(box('Answer'), 'maybe not');
    await user.click(save());
    expect(description(box('Answer'))).toBe('Use at most 5 characters');
    await user.clear(box('Answer'));
    await user.type(box('Answer'), 'no');
    await user.click(save());
    expect(onSubmit.mock.lastCall?.[0].answers).toEqual({ 'step_Is it v1.2 [old]?_0': 'no' });
  });
});

describe('lists', () => {
  it('append, insert, move and remove items; keys stay with them', () => {
    renderField(<Editor />);
    const [one, two, three] = keys();
    act(() => latest().list('fields').move(0, 2));
    expect(labelsShown()).toEqual(['Two', 'Three', 'One']);
    expect(keys()).toEqual([two, three, one]);
    act(() => latest().list('fields').insert(1, row('New')));
    expect(labelsShown()).toEqual(['Two', 'New', 'Three', 'One']);
    expect(keys().filter((_, index) => index !== 1)).toEqual([two, three, one]);
    act(() => latest().list('fields').append(row('Last')));
    act(() => latest().list('fields').remove(0));
    expect(labelsShown()).toEqual(['New', 'Three', 'One', 'Last']);
    expect(new Set(keys()).size).toBe(4);
  });

  it('ignore a move to where there is nothing', () => {
    renderField(<Editor />);
    act(() => latest().list('fields').move(2, 3));
    act(() => latest().list('fields').move(-1, 0));
    expect(labelsShown()).toEqual(['One', 'Two', 'Three']);
    expect(latest().dirty).toBe(false);
  });

  it('keep what is being typed in an item that moves', async () => {
    const { user } = renderField(<Editor />);
    const input = box('Label 1');
    await user.type(input, ' and more');
    act(() => latest().list('fields').move(0, 1));
    expect(box('Label 2')).toBe(input);
    expect(document.activeElement).toBe(input);
    await user.type(input, '!');
    expect(labelsShown()).toEqual(['Two', 'One and more!', 'Three']);
  });

  it('move the errors of an item with the item, and remove them with it', async () => {
    const { user } = renderField(
      <Editor initial={{ ...GOOD, fields: [row('One'), row('', 'two'), row('Three'), row('', 'four')] }} />,
    );
    await user.click(save());
    expect(latest().errors).toEqual({ 'fields.1.label': 'Label is required', 'fields.3.label': 'Label is required' });
    act(() => latest().list('fields').move(1, 0));
    expect(Object.keys(latest().errors)).toEqual(['fields.0.label', 'fields.3.label']);
    act(() => latest().list('fields').remove(0));
    expect(Object.keys(latest().errors)).toEqual(['fields.2.label']);
    expect(description(box('Label 3'))).toBe('Label is required');
  });

  it('are sent in their order, with changed items', async () => {
    const onSubmit = vi.fn<(values: TemplateValues) => void>();
    const { user } = renderField(<Editor onSubmit={onSubmit} />);
    await user.type(box('Label 3'), '!');
    act(() => latest().list('fields').move(2, 0));
    await user.click(save());
    expect(onSubmit.mock.lastCall?.[0].fields).toEqual([row('Three!', 'three'), row('One'), row('Two')]);
  });

  it('ask for at least one item where the schema does', async () => {
    const { user } = renderField(<Editor initial={{ ...GOOD, fields: [] }} />);
    await user.click(save());
    expect(latest().field('fields').error).toBe('This field is required');
  });
});
