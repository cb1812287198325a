import { RISK_SEVERITIES, RiskUpdate, schemas } from '@parapet/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import {
  FormModal,
  SaveStatus,
  ScaleField,
  SelectField,
  TextAreaField,
  TextField,
  useSchemaForm,
  Tabs,
} from '../../forms.ts';

const { title, description, severity, impact_level, probability } = RiskUpdate.properties;
const RiskEdit = {
  ...RiskUpdate,
  properties: { title, description, severity, impact_level, probability },
  required: ['title'],
};
const STORED = {
  title: 'Ransomware stops the WMS',
  description:
    'An attacker encrypts the warehouse system during the night shift. Picking stops in Hamburg and Bremen, and lorries leave without papers until the system is back.',
  severity: 'high' as const,
  impact_level: 4,
  probability: 4,
};
const DETAILS = ['title', 'description', 'severity'] as const;
const ASSESSMENT = ['impact_level', 'probability'] as const;
const words = (value: string) => value.charAt(0).toUpperCase() + value.slice(1);

/** A record with tabs: what is unsaved, where the errors are, and what became of the save. */
function EditRisk({ offline = false }: { offline?: boolean }) {
  const [tab, setTab] = useState('details');
  const [failed, setFailed] = useState(0);
  const form = useSchemaForm(RiskEdit, {
    initialValues: STORED,
    definitions: schemas,
    labels: { title: 'Title' },
    onInvalid: (first) => setTab(first.startsWith('title') || first.startsWith('description') ? 'details' : tab),
    onSubmit: async () => {
      if (offline) setFailed(failed + 1);
      await Promise.reject(Object.assign(new Error('offline'), { status: 0, code: 'network_error' }));
    },
  });
  const changed = (names: readonly (keyof typeof STORED)[]) => names.some((name) => name in form.changes);
  const count = Object.keys(form.changes).length;
  return (
    <FormModal
      opened
      onClose={() => {}}
      confirmLeave={async () => false}
      size="lg"
      fixedHeight
      flush
      title="Edit Risk"
      description={`${STORED.title}${count > 0 ? ` · unsaved changes: ${count}` : ''}`}
      form={form}
      submitLabel="Save changes"
      status={failed > 0 ? <SaveStatus problem="offline" attempt={failed} /> : undefined}
    >
      <Tabs
        fill
        label="Risk"
        value={tab}
        onChange={setTab}
        onErrors={(id) => form.focus(form.errorsOf(id === 'details' ? DETAILS : ASSESSMENT).first ?? 'title')}
        tabs={[
          { id: 'details', label: 'Details', changed: changed(DETAILS), errors: form.errorsOf(DETAILS).count },
          {
            id: 'assessment',
            label: 'Assessment',
            changed: changed(ASSESSMENT),
            errors: form.errorsOf(ASSESSMENT).count,
          },
          { id: 'answers', label: 'Template answers' },
          { id: 'notes', label: 'Notes', count: 3 },
          { id: 'history', label: 'History' },
        ]}
      >
        {tab === 'details' ? (
          <div style={{ display: 'grid', gap: '1.125rem' }}>
            <TextField label="Title" {...form.field('title')} />
            <TextAreaField label="Description" rows={4} {...form.field('description')} />
            <SelectField
              label="Severity"
              {...form.field('severity')}
              options={RISK_SEVERITIES.map((value) => ({ value, label: words(value) }))}
              {...(form.changes.severity && {
                change: { was: words(String(form.changes.severity.before)), onUndo: () => form.undo('severity') },
              })}
            />
          </div>
        ) : (
          <div style={{ display: 'grid', gap: '1.125rem' }}>
            <ScaleField label="Impact" {...form.field('impact_level')} />
            <ScaleField label="Probability" {...form.field('probability')} />
          </div>
        )}
      </Tabs>
    </FormModal>
  );
}

const meta: Meta<typeof EditRisk> = { title: 'Components/FormModal/Edit risk', component: EditRisk };
export default meta;

type Story = StoryObj<typeof EditRisk>;

const dialogOf = async (page: HTMLElement) => within(await within(page.ownerDocument.body).findByRole('dialog'));

export const Unchanged: Story = {};
export const Changed: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), ' in Hamburg');
  },
};
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Title' }));
    await userEvent.click(dialog.getByRole('tab', { name: 'Assessment' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
  },
};
export const Offline: Story = {
  args: { offline: true },
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), ' in Hamburg');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
  },
};
