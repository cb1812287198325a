import { screen } from '@testing-library/react';
import Type from 'typebox';
import { describe, expect, it } from 'vitest';
import { renderField } from './testing/render-field.tsx';
import { useSchemaForm } from './use-schema-form.ts';

const Plan = Type.Object({
  title: Type.String({ minLength: 3, maxLength: 10 }),
  months: Type.Integer({ minimum: 1, maximum: 36 }),
  size: Type.Optional(Type.Union([Type.Literal('small'), Type.Null()])),
});

describe('schemas', () => {
  it('may be put together by hand, with several required fields', async () => {
    const { size: _, ...properties } = Plan.properties;
    const Shorter = { ...Plan, properties, required: ['title', 'months'] };
    const seen: string[] = [];
    function Short() {
      const form = useSchemaForm(Shorter, {
        initialValues: { title: 'Backups', months: 2 },
        onSubmit: ({ title, months }) => seen.push(title.toUpperCase() + months.toFixed(1)),
      });
      return <button onClick={() => void form.submit()}>Save</button>;
    }
    const { user } = renderField(<Short />);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(seen).toEqual(['BACKUPS2.0']);
  });

  it('require a list only if it must have at least one item', () => {
    const Lists = Type.Object({ tags: Type.Array(Type.String()), owners: Type.Array(Type.String(), { minItems: 1 }) });
    function Stars() {
      const form = useSchemaForm(Lists, { initialValues: { tags: [], owners: [] }, onSubmit: () => {} });
      return <output>{[form.field('tags').required, form.field('owners').required].join()}</output>;
    }
    renderField(<Stars />);
    expect(screen.getByRole('status').textContent).toBe('false,true');
  });
});
