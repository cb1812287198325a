import type { GrcTemplate } from '@parapet/contracts';
import { useSeededText } from '@parapet/domain-ui';
import { GoneStatus, RecordConflictDialog, SaveFailureStatus, useNewerText } from '@parapet/domain-ui/forms';
import { isNotFound, routes, UndoScope, useLeaveGuard, useNavigate, useNewerVersion, useNotify } from '@parapet/sdk';
import { useSaveRecord } from '@parapet/sdk/saving';
import { Button, Icon, PageHeader } from '@parapet/ui';
import { Form, SegmentedControl } from '@parapet/ui/forms';
import { useRef, useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { GrcTrail } from '../../parts/grc-trail.tsx';
import { GrcDraft, type DraftHandle } from './grc-draft.tsx';
import { GrcHead } from './grc-head.tsx';
import { StepList } from './step-list.tsx';
import { StepPane } from './step-pane.tsx';
import { StepPreview } from './step-preview.tsx';
import { useGrcForm, type GrcStart } from './use-grc-form.ts';
import { useGrcReader } from '../../parts/use-grc-reader.tsx';
import classes from './grc-editor.module.css';

type Pane = 'steps' | 'questions' | 'preview';
const PANES: readonly Pane[] = ['steps', 'questions', 'preview'];

/** Placeholder for the record of a new template. Saving never updates it, but creates the template. */
const NOTHING = {
  id: '',
  version: 0,
  organization_id: '',
  created_at: '',
  updated_at: '',
  name: '',
  description: '',
  framework: '',
  domain_id: null,
  steps: [],
  is_default: false,
} satisfies GrcTemplate;

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
  const saver = useSaveRecord('updateGrcTemplate', {
    record: record ?? NOTHING,
    onRecord: (_stored, reason) => {
      if (reason === 'dropped') form.reset();
    },
  });
  const created = useRef('');
  const select = (step: number, question: number | null = null) => {
    setSelected(step);
    setOpened(question);
    setPane('questions');
  };
  const start = record ?? copied ?? NOTHING;
  const form = useGrcForm(
    record,
    start,
    record === null ? null : saver.save,
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
  const reference = record === null ? null : ({ entity: 'grc_templates', id: record.id } as const);
  const draft = useRef<DraftHandle>(null);
  const clearDraft = () => draft.current?.clear();
  // A copy is not stored yet, so leaving loses it even when nothing was typed.
  const guard = useLeaveGuard(() => form.dirty || copied !== null, {
    onDiscard: clearDraft,
    ...(reference !== null && { record: reference }),
  });
  const newer = useNewerVersion(reference ?? { entity: 'grc_templates', id: '' });
  const newerText = useNewerText(newer);
  const isDeleted = newer?.action === 'delete' || isNotFound(saver.failure?.error);
  const reader = useGrcReader();
  const done = (id: string) => {
    guard.release();
    clearDraft();
    notify.success(t(record === null ? 'template-editor.created' : 'template-editor.updated'));
    void navigate(routes.viewGrcTemplate(id));
  };
  const submit: typeof form.submit = async (event) => {
    const ok = await form.submit(event);
    if (ok) done(record?.id ?? created.current);
    return ok;
  };
  const isWrong = Object.keys(form.errors).length > 0;
  const isTranslated = [start.name, ...start.steps.map(({ title }) => title)].some((text) => seeded(text) !== text);
  const current = Math.min(selected, form.list('steps').items.length - 1);
  return (
    <Form form={{ submit }} className={classes.form}>
      <PageHeader
        before={<GrcTrail />}
        title={record === null ? t('grc-editor.new') : seeded(record.name)}
        {...((form.dirty || newer !== null) && { description: newerText ?? t('template-editor.unsaved') })}
        actions={
          <>
            {isDeleted ? (
              <GoneStatus changed={form.changed} fields={reader} />
            ) : isWrong ? (
              <p role="alert" className={classes.wrong}>
                <Icon name="alert" size={16} /> {t('template-editor.fix')}
              </p>
            ) : (
              <SaveFailureStatus
                kind={saver.failure?.kind ?? null}
                formError={form.formError}
                failed={t(record === null ? 'grc-editor.create-failed' : 'grc-editor.update-failed')}
              />
            )}
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
            <Button
              variant="primary"
              type="submit"
              loading={form.submitting}
              disabledReason={isDeleted ? (newerText ?? t('grc-editor.update-failed')) : null}
            >
              {form.submitting ? t('template-editor.saving') : t('template-editor.save')}
            </Button>
          </>
        }
      />
      <GrcDraft ref={draft} form={form} record={record} />
      {isTranslated && <p className={classes.muted}>{t('grc-editor.in-english')}</p>}
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
      {saver.conflict !== null && (
        <RecordConflictDialog
          conflict={saver.conflict}
          fields={reader}
          state={saver.state}
          failure={saver.failure}
          title={t('template-editor.conflict')}
          onSaved={() => record !== null && done(record.id)}
        />
      )}
    </Form>
  );
}
