import { GrcTemplateUpdate, schemas, type GrcQuestion, type GrcStep, type GrcTemplate } from '@parapet/contracts';
import { orderedSteps, stepErrors } from '@parapet/contracts/rules';
import { useOperation } from '@parapet/sdk';
import type { RecordFormEditing } from '@parapet/sdk/saving';
import { useSchemaForm, type FieldIssue } from '@parapet/ui/forms';
import { useTexts } from '../../locales/use-texts.ts';

const { name, description, framework, domain_id: domain, steps } = GrcTemplateUpdate.properties;
const GrcEdit = { properties: { name, description, framework, domain_id: domain, steps }, required: ['name', 'steps'] };

const RANDOM = 36;

/** The steps with their position in the list as their order. */
const numbered = (list: readonly GrcStep[]): GrcStep[] => list.map((step, index) => ({ ...step, order: index + 1 }));

/** What a new template starts with. */
export type GrcStart = Pick<GrcTemplate, 'name' | 'description' | 'framework' | 'domain_id' | 'steps'>;

/** What the form shows of a template. */
export const shownGrc = ({ name, description, framework, domain_id, steps }: GrcStart) => ({
  name,
  description,
  framework,
  domain_id,
  steps: numbered(orderedSteps(steps)),
});

/** The form of the editor. It changes a stored template, or creates a new one. @param onCreated gets its id */
export function useGrcForm(
  editing: RecordFormEditing<GrcTemplate>,
  onCreated: (id: string) => void,
  onInvalid: (path: string) => void,
) {
  const t = useTexts();
  const { mutateAsync } = useOperation('createGrcTemplate');
  return useSchemaForm(GrcEdit, {
    edit: editing.edit,
    definitions: schemas,
    labels: {
      name: t('grc-editor.name'),
      'steps.*.title': t('grc-editor.step-title'),
      'steps.*.questions.*.text': t('grc-editor.question'),
    },
    failureText: t(editing.record === null ? 'grc-editor.create-failed' : 'grc-editor.update-failed'),
    onInvalid,
    rules: (values) => issuesOf(values.steps ?? [], t),
    onSubmit: async (values, changed) => {
      const ordered = numbered(values.steps ?? []);
      if (editing.record !== null)
        return editing.submit({
          ...changed,
          ...(changed.description === null && { description: '' }),
          ...(changed.framework === null && { framework: '' }),
          ...(changed.steps && { steps: ordered }),
        });
      const created = await editing.create(() =>
        mutateAsync({
          body: {
            name: values.name,
            description: values.description ?? '',
            framework: values.framework ?? '',
            domain_id: values.domain_id ?? null,
            steps: ordered,
          },
        }),
      );
      return onCreated(created.id);
    },
  });
}

export type GrcForm = ReturnType<typeof useGrcForm>;

/** Where a question is in the form: the index of its step, and its own index within the step. */
export interface QuestionPlace {
  step: number;
  question: number;
}

export const questionAt = (form: GrcForm, { step, question }: QuestionPlace): GrcQuestion | undefined =>
  form.values.steps?.[step]?.questions[question];

/** What the schema does not say, e.g. a choice without options. */
function issuesOf(list: readonly GrcStep[], t: ReturnType<typeof useTexts>): FieldIssue[] {
  return stepErrors(list).map(({ path }) => {
    const setting = path.split('/').at(-1);
    const known =
      setting === 'options' || setting === 'value' || setting === 'max' || setting === 'step' || setting === 'default'
        ? setting
        : 'id';
    return { path, message: t(`grc-editor.wrong-${known}`) };
  });
}

/** What makes the id of a new step or question unique: the time, and letters and digits. */
export const stamp = (): [now: number, random: string] => [Date.now(), Math.random().toString(RANDOM).slice(2, 10)];

/** A new step. @param random letters and digits */
export const newStep = (now: number, random: string): GrcStep => ({
  id: `step_${now}_${random}`,
  title: '',
  description: '',
  order: 1,
  category: '',
  mandatory: false,
  questions: [],
});

export const newQuestion = (now: number, random: string): GrcQuestion => ({
  id: `question_${now}_${random}`,
  text: '',
  type: 'text',
  required: false,
  locked: false,
});
