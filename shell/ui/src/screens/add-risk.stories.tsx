import { RISK_SEVERITIES, RiskCreate } from '@parapet/contracts';
import { riskScore } from '@parapet/contracts/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Alert, Button, Card, Group, PageHeader, ScoreBadge, Stack, Text } from '../index.ts';
import { ScaleField, SelectField, TextAreaField, TextField, useSchemaForm } from '../forms.ts';
import { SampleFrame } from './testing/sample-frame.tsx';

const { organization_id: _, ...properties } = RiskCreate.properties;
const NewRisk = { properties, required: ['title'] };

const CATEGORIES = ['', 'Security', 'Privacy', 'Operational', 'Financial', 'Regulatory'].map((value) => ({
  value,
  label: value || 'No category',
}));
const SEVERITIES = RISK_SEVERITIES.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));

interface AddRiskProps {
  /** What has been typed already. */
  title?: string;
  /** What the server answers. */
  onSubmit?: () => Promise<unknown>;
}

function AddRisk({ title = '', onSubmit }: AddRiskProps) {
  const form = useSchemaForm(NewRisk, {
    initialValues: { title, description: '', category: '', severity: 'medium', impact_level: 3, probability: 3 },
    labels: { title: 'Title' },
    failureText: 'Failed to create risk. Please try again.',
    onSubmit: () => onSubmit?.(),
  });
  const { impact_level: impact, probability } = form.values;
  return (
    <SampleFrame page="none">
      <PageHeader
        title="Add New Risk"
        description="Describe what could happen and how serious it would be. You can change everything later."
      />
      <form noValidate onSubmit={(event) => void form.submit(event)}>
        <Stack maw="46rem">
          {form.formError !== null && <Alert kind="error">{form.formError}</Alert>}
          <Card title="What could happen">
            <Stack>
              <TextField
                {...form.field('title')}
                label="Title"
                hint="One sentence that names cause and effect."
                maxLength={200}
                autoComplete="off"
              />
              <TextAreaField
                {...form.field('description')}
                label="Description"
                hint="Causes, what would be affected and what is known so far."
                rows={5}
                maxLength={10_000}
              />
              <SelectField {...form.field('category')} label="Category" options={CATEGORIES} />
            </Stack>
          </Card>
          <Card title="Assessment">
            <Stack>
              <SelectField {...form.field('severity')} label="Severity" options={SEVERITIES} />
              <ScaleField {...form.field('impact_level')} label="Impact" />
              <ScaleField {...form.field('probability')} label="Probability" />
              <Group gap="xs">
                <Text>Risk score</Text>
                <ScoreBadge score={riskScore(impact ?? 1, probability ?? 1)} />
              </Group>
            </Stack>
          </Card>
          <Group justify="flex-end" gap="xs">
            <Button to="/risk-register">Cancel</Button>
            <Button type="submit" variant="primary" loading={form.submitting}>
              Add risk
            </Button>
          </Group>
        </Stack>
      </form>
    </SampleFrame>
  );
}

const meta: Meta<typeof AddRisk> = {
  title: 'Screens/Add risk',
  component: AddRisk,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof AddRisk>;

const submit: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add risk' }));
};
const TITLE = 'Ransomware on the file servers of the Lyon site';

export const Fresh: Story = {};
export const TitleMissing: Story = { play: submit };
export const Saving: Story = { args: { title: TITLE, onSubmit: () => new Promise(() => {}) }, play: submit };
export const Refused: Story = {
  args: {
    title: TITLE,
    onSubmit: () => Promise.reject(Object.assign(new Error('Refused'), { status: 503, code: 'unavailable' })),
  },
  play: submit,
};
