import { PROPERTY_TYPES, PropertyUpdate, schemas, type Property } from '@parapet/contracts';
import { DraftNotice, RecordConflictDialog, SaveFailureStatus, ScenarioSelect, useItemFields } from '@parapet/domain-ui/forms';
import { useSeededText } from '@parapet/domain-ui';
import { useLeaveGuard, useNotify } from '@parapet/sdk';
import { useDraft, useSaveRecord } from '@parapet/sdk/saving';
import { FormModal, SelectField, TextAreaField, TextField, useSchemaForm } from '@parapet/ui/forms';
import { useTexts } from '../../locales/use-texts.ts';

/** How long a toast stays (ms). */
const TOAST = 4000;

const { name, type, category, value, description, linked_scenarios } = PropertyUpdate.properties;
const required: ['name', 'type', 'linked_scenarios'] = ['name', 'type', 'linked_scenarios'];
const Edited = { ...PropertyUpdate, properties: { name, type, category, value, description, linked_scenarios }, required };

/** Changes a property without leaving the flow. */
export function PropertyDialog({ property, onClose }: { property: Property; onClose: () => void }) {
  const t = useTexts();
  const seeded = useSeededText();
  const notify = useNotify();
  const fields = useItemFields();
  const saver = useSaveRecord('updateProperty', {
    record: property,
    onRecord: (_record, reason) => {
      if (reason === 'dropped') form.reset();
    },
  });
  const types = [...new Set([...PROPERTY_TYPES, ...(property.type === '' ? [] : [property.type])])];
  const form = useSchemaForm(Edited, {
    record: property,
    initialValues: { name: property.name, type: property.type, category: property.category, value: property.value, description: property.description, linked_scenarios: property.linked_scenarios },
    definitions: schemas,
    labels: { name: t('property.name'), type: t('property.type'), linked_scenarios: t('property.scenarios') },
    failureText: t('property.failed'),
    rules: (values) => [
      ...((values.type ?? '').trim() === '' ? [{ path: 'type', message: t('property.type-required') }] : []),
      ...((values.linked_scenarios ?? []).length === 0 ? [{ path: 'linked_scenarios', message: t('property.scenario-required') }] : []),
    ],
    onSubmit: async (_values, changed) => {
      if (Object.keys(changed).length === 0) return;
      await saver.save(Object.fromEntries(Object.entries(changed).map(([field, entered]) => [field, entered ?? ''])));
    },
  });
  const draft = useDraft({ name: `flow-property/${property.id}`, version: property.version, changes: form.changed() });
  const guard = useLeaveGuard(() => form.dirty, { onDiscard: draft.clear });
  const done = () => {
    notify.success(t('property.saved'), { duration: TOAST });
    guard.release();
    draft.clear();
    onClose();
  };
  const submit: typeof form.submit = async (event) => {
    const ok = await form.submit(event);
    if (ok) done();
    return ok;
  };
  return (
    <>
      <FormModal
        opened={saver.conflict === null}
        onClose={onClose}
        size="md"
        title={t('property.title')}
        form={{ formError: form.formError, submitting: form.submitting, submit }}
        confirmLeave={guard.confirmLeave}
        status={<SaveFailureStatus kind={saver.failure?.kind ?? null} formError={form.formError} failed={t('property.failed')} />}
      >
        <DraftNotice draft={draft} onTake={form.setValues} />
        <TextField {...form.field('name')} label={t('property.name')} maxLength={200} autoComplete="off" />
        <SelectField {...form.field('type')} label={t('property.type')} required options={types.map((one) => ({ value: one, label: seeded(one) }))} />
        <TextField {...form.field('category')} label={t('property.category')} maxLength={100} />
        <TextField {...form.field('value')} label={t('property.value')} maxLength={200} />
        <TextAreaField {...form.field('description')} label={t('property.description')} maxLength={10_000} rows={3} />
        <ScenarioSelect {...form.field('linked_scenarios')} label={t('property.scenarios')} required />
      </FormModal>
      {saver.conflict !== null && <RecordConflictDialog conflict={saver.conflict} fields={fields} state={saver.state} failure={saver.failure} title={t('property.conflict')} onSaved={done} />}
    </>
  );
}
