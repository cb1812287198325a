import type { GrcTemplate } from '@parapet/contracts';
import { seesRisk } from '@parapet/contracts/rules';
import { useSeededText } from '@parapet/domain-ui';
import { RecordForm } from '@parapet/domain-ui/forms';
import { routes, UndoScope, useNavigate, useNotify, useSession } from '@parapet/sdk';
import { useRecordForm } from '@parapet/sdk/saving';
import { Button, Group, Icon, Muted, PageHeader } from '@parapet/ui';
import { Form, SegmentedControl } from '@parapet/ui/forms';
import { useRef, useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { GrcTrail } from '../../grc/grc-trail.tsx';
import { GrcHead } from './grc-head.tsx';
import { StepList } from './step-list.tsx';
import { StepPane } from './step-pane.tsx';
import { StepPreview } from './step-preview.tsx';
import { shownGrc, useGrcForm, type GrcStart } from './use-grc-form.ts';
import { useGrcReader } from '../../grc/use-grc-reader.tsx';
import classes from './grc-editor.module.css';

type Pane = 'steps' | 'questions' | 'preview';
const PANES: readonly Pane[] = ['steps', 'questions', 'preview'];

/** What a new template starts with. */
const EMPTY: GrcStart = { name: '', description: '', framework: '', domain_id: null, steps: [] };

interface GrcTemplateFormProps {
  /** Null for a new one. */
  record: GrcTemplate | null;
  /** What a new one is a copy of. */
  copied?: GrcStart | null;
}

/** Edits a GRC template on a page: its steps, the questions of one of them, and how the wizard shows that step (D24). */
export function GrcTemplateForm({ record, copied = null }: GrcTemplateFormProps) {
  const t = useTexts();
  const seeded = useSeededText();
  const notify = useNotify();
  const navigate = useNavigate();
  const [selected, setSelected] = useState(0);
  const [opened, setOpened] = useState<number | null>(null);
  const [pane, setPane] = useState<Pane>('steps');
  // Open at first for a new template, which needs a name; the name of a stored one is in the title.
  const [details, setDetails] = useState(record === null);
  const session = useSession();
  const start = record ?? copied ?? EMPTY;
  // Where the person may put it: a copy may come from another domain.
  const domain_id = seesRisk(session, start.domain_id) ? start.domain_id : (session.domains[0] ?? null);
  const editing = useRecordForm('updateGrcTemplate', {
    record,
    shown: shownGrc,
    start: shownGrc({ ...start, domain_id }),
    // A copy is not stored yet, so leaving loses it even when nothing was typed.
    isUnsaved: copied !== null,
  });
  const created = useRef('');
  const select = (step: number, question: number | null = null) => {
    setSelected(step);
    setOpened(question);
    setPane('questions');
  };
  const form = useGrcForm(
    editing,
    (id) => {
      created.current = id;
    },
    (path) => {
      const [list, step, , question] = path.split('.');
      if (list !== 'steps') setDetails(true);
      if (list === 'steps' && step !== undefined)
        select(Number(step), question === undefined ? null : Number(question));
    },
  );
  const reader = useGrcReader();
  const onSaved = () => {
    notify.success(t(record === null ? 'template-editor.created' : 'template-editor.updated'));
    void navigate(routes.viewGrcTemplate(record?.id ?? created.current));
  };
  const isWrong = Object.keys(form.errors).length > 0;
  const isTranslated = [start.name, ...start.steps.map(({ title }) => title)].some((text) => seeded(text) !== text);
  const current = Math.min(selected, form.list('steps').items.length - 1);
  return (
    <RecordForm
      editing={editing}
      form={form}
      fields={reader}
      texts={{
        failed: t(record === null ? 'grc-editor.create-failed' : 'grc-editor.update-failed'),
        conflict: t('template-editor.conflict'),
      }}
      {...(isWrong && {
        attention: (
          <Group role="alert" as="p" gap="xs" wrap="nowrap" c="var(--pp-danger-text)" fz="sm">
            <Icon name="alert" size={16} /> {t('template-editor.fix')}
          </Group>
        ),
      })}
      onSaved={onSaved}
    >
      {({ status, draft, newerText, lost, submit }) => (
        <Form form={{ submit }} className={classes.form}>
          <PageHeader
            before={<GrcTrail />}
            title={record === null ? t('grc-editor.new') : seeded(record.name)}
            {...((form.dirty || newerText !== null) && { description: newerText ?? t('template-editor.unsaved') })}
            actions={
              <>
                {status}
                <span className={classes.details}>
                  <Button
                    aria-expanded={details}
                    aria-controls="grc-details"
                    trailingIcon={details ? 'chevron-up' : 'chevron-down'}
                    onClick={() => setDetails(!details)}
                  >
                    {t('grc-editor.details')}
                  </Button>
                </span>
                {record !== null && (
                  <Button icon="eye" to={routes.viewGrcTemplate(record.id)}>
                    {t('grc-editor.view')}
                  </Button>
                )}
                <Button variant="primary" type="submit" loading={form.submitting} disabledReason={lost}>
                  {form.submitting ? t('template-editor.saving') : t('template-editor.save')}
                </Button>
              </>
            }
          />
          {draft}
          {isTranslated && (
            <Muted as="p" mt="0.25rem">
              {t('grc-editor.in-english')}
            </Muted>
          )}
          <GrcHead form={form} isOpen={details} />
          <div className={classes.switch}>
            <SegmentedControl
              label={t('template-editor.show')}
              labelHidden
              fullWidth
              value={pane}
              onChange={setPane}
              options={PANES.map((value) => ({ value, label: t(`grc-editor.${value}`) }))}
            />
          </div>
          <UndoScope>
            <div className={classes.panes} data-pane={pane}>
              <StepList form={form} selected={current} onSelect={select} />
              {current >= 0 ? (
                <StepPane
                  key={current}
                  form={form}
                  step={current}
                  opened={opened}
                  onOpen={setOpened}
                  onRemoved={() => select(Math.max(0, current - 1))}
                />
              ) : (
                <p className={classes.none}>{t('grc-editor.no-steps')}</p>
              )}
              {current >= 0 && <StepPreview form={form} step={current} marked={opened} />}
            </div>
          </UndoScope>
        </Form>
      )}
    </RecordForm>
  );
}
