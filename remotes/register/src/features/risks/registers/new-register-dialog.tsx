import { RiskTableCreate, schemas } from '@parapet/contracts';
import { useSeededText } from '@parapet/domain-ui';
import { query, useOperation, useLeaveGuard, useNotify, useQuery } from '@parapet/sdk';
import { FormModal, SelectField, TextAreaField, TextField, useSchemaForm } from '@parapet/ui/forms';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../locales/use-texts.ts';
import { TOAST_DURATION } from '../../../risk/toast-duration.ts';

const { name, description } = RiskTableCreate.properties;
const NewRegister = { properties: { name, description }, required: ['name'] };

interface NewRegisterDialogProps {
  onClose: () => void;
  onCreated: (id: string) => void;
}

/** A new register, from a template or without one. A template brings its own description. */
export function NewRegisterDialog({ onClose, onCreated }: NewRegisterDialogProps) {
  const t = useTexts();
  const seeded = useSeededText();
  const notify = useNotify();
  const templates = useTemplates();
  const [template, setTemplate] = useState<string | null>(null);
  const { mutateAsync: create } = useOperation('createRiskTable');
  const { mutateAsync: createFrom } = useOperation('createRiskTableFromTemplate');
  const form = useSchemaForm(NewRegister, {
    initialValues: { name: '', description: '' },
    definitions: schemas,
    labels: { name: t('register.name') },
    failureText: t('register.failed'),
    onSubmit: async ({ name: title, description: text }) => {
      const { id } = await (template === null
        ? create({ body: { name: title, ...(text !== undefined && { description: text }) } })
        : createFrom({ body: { name: title, template_id: template } }));
      guard.release();
      notify.success(t('register.created', { name: title }), { duration: TOAST_DURATION });
      onCreated(id);
    },
  });
  const guard = useLeaveGuard(() => form.dirty);
  return (
    <FormModal
      opened
      onClose={onClose}
      size="sm"
      title={t('register.new-title')}
      form={form}
      submitLabel={t('register.create')}
      confirmLeave={guard.confirmLeave}
    >
      <TextField {...form.field('name')} label={t('register.name')} maxLength={200} autoComplete="off" />
      <SelectField
        label={t('register.template')}
        value={template ?? ''}
        onChange={(id) => setTemplate(id === '' ? null : id)}
        options={[
          { value: '', label: t('register.no-template') },
          ...templates.map((one) => ({ value: one.id, label: seeded(one.name), description: seeded(one.description) })),
        ]}
      />
      {template === null && (
        <TextAreaField {...form.field('description')} label={t('register.description')} maxLength={2000} rows={3} />
      )}
    </FormModal>
  );
}

/** The templates of registers; those of the product are added first where they are missing. */
function useTemplates() {
  const { mutate: initialize } = useOperation('initializeRiskTableTemplates');
  useEffect(() => {
    // Without them registers can be created from scratch; the failure shows as a toast.
    initialize({});
  }, [initialize]);
  return useQuery(query('listRiskTables', { templates_only: true, limit: 200 })).data?.items ?? [];
}
