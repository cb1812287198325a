import { FIELD_INCOMPLETE, TEMPLATE_INCOMPLETE, type AssetTemplate } from '@parapet/contracts';
import { sameValue } from '@parapet/contracts/rules';
import {
  DraftNotice,
  GoneStatus,
  RecordConflictDialog,
  SaveFailureStatus,
  useNewerText,
} from '@parapet/domain-ui/forms';
import { isNotFound, UndoScope, useLeaveGuard, useNewerVersion, useNotify, useQuery } from '@parapet/sdk';
import { useDraft, useSaveRecord } from '@parapet/sdk/saving';
import { Alert, Badge, Icon } from '@parapet/ui';
import { FormModal, SegmentedControl } from '@parapet/ui/forms';
import { useEffect, useEffectEvent, useState } from 'react';
import { TEMPLATE_SETS, templateUsageQuery, type TemplateKind } from '../../../api/template-queries.ts';
import { useTexts } from '../../../locales/use-texts.ts';
import { FieldList } from './field-list.tsx';
import { TemplateHead } from './template-head.tsx';
import { TemplatePreview } from './template-preview.tsx';
import { useTemplateReader } from './use-template-reader.tsx';
import { missingIn, useTemplateForm, type TemplateEditForm } from './use-template-form.ts';
import classes from './template-editor.module.css';
import type { TemplateContent } from '../template-file.ts';

/** Milliseconds between the success message and the end of the editor (section 2). */
const CLOSING = 1_000;

interface TemplateFormProps {
  kind: TemplateKind;
  /** Null for a new template. */
  record: AssetTemplate | null;
  start: TemplateContent;
  onClose: () => void;
}

/** Placeholder for the record of a new template. Saving never updates it, but creates the template. */
const NOTHING = {
  id: '',
  version: 0,
  organization_id: '',
  created_at: '',
  updated_at: '',
  name: '',
  description: '',
  category: '',
  is_default: false,
  fields: [],
} satisfies AssetTemplate;

/** The editor's form, with what keeps its changes safe: the question before leaving, the draft, the conflict, the failure beside the button. */
export function TemplateForm({ kind, record, start, onClose }: TemplateFormProps) {
  const t = useTexts();
  const notify = useNotify();
  const { entity, update } = TEMPLATE_SETS[kind];
  const saver = useSaveRecord(update, {
    record: record ?? NOTHING,
    onRecord: (_stored, reason) => {
      if (reason === 'dropped') form.reset();
    },
  });
  const [opened, setOpened] = useState<string | null>(null);
  const [pane, setPane] = useState<'fields' | 'preview'>('fields');
  const [done, setDone] = useState(false);
  const form = useTemplateForm(kind, record, start, record === null ? null : saver.save, (path) => {
    setPane('fields');
    const index = Number(path.split('.')[1]);
    if (path.startsWith('fields.')) setOpened(form.values.fields?.[index]?.id ?? null);
  });
  const reference = record === null ? null : { entity, id: record.id };
  const draft = useDraft({
    name: `${entity}/${record?.id ?? 'new'}`,
    version: record?.version ?? null,
    changes: form.changed(),
    ...(record !== null && { stored: record }),
  });
  // A copy, or the content of a file, is not stored yet, so closing loses it even when nothing was typed.
  const [untouched] = useState(record === null && !isEmptyStart(start));
  const guard = useLeaveGuard(() => !done && (form.dirty || untouched), {
    params: ['editor', 'templates', 'tab'],
    onDiscard: draft.clear,
    ...(reference !== null && { record: reference }),
  });
  const newer = useNewerVersion(reference ?? { entity, id: '' });
  const newerText = useNewerText(newer);
  const isDeleted = newer?.action === 'delete' || isNotFound(saver.failure?.error);
  const usage = useQuery({ ...templateUsageQuery(kind, record?.id ?? ''), enabled: record !== null }).data;
  const reader = useTemplateReader();
  const saved = () => {
    guard.release();
    draft.clear();
    setDone(true);
    notify.success(t(record === null ? 'template-editor.created' : 'template-editor.updated'));
  };
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(close, CLOSING);
    return () => clearTimeout(timer);
  }, [done]);
  const submit: TemplateEditForm['submit'] = async (event) => {
    if (done) return false;
    const ok = await form.submit(event);
    if (ok) saved();
    return ok;
  };
  const isWrong = Object.keys(form.errors).length > 0;
  return (
    <UndoScope>
      <FormModal
        opened={saver.conflict === null}
        onClose={onClose}
        size="xl"
        fixedHeight
        flush
        title={t(`template-editor.title.${kind}`)}
        description={
          <Subtitle kind={kind} record={record} items={usage?.items ?? 0} newer={newerText} isDirty={form.dirty} />
        }
        form={{ formError: form.formError, submitting: form.submitting || done, submit }}
        submitLabel={form.submitting ? t('template-editor.saving') : t('template-editor.save')}
        confirmLeave={guard.confirmLeave}
        {...(isDeleted && { submitDisabledReason: newerText ?? t('template-editor.failed') })}
        status={
          isDeleted ? (
            <GoneStatus changed={form.changed} fields={reader} />
          ) : done ? (
            <Alert kind="success">{t(record === null ? 'template-editor.created' : 'template-editor.updated')}</Alert>
          ) : isWrong ? (
            <span role="alert" className={classes.wrong}>
              <Icon name="alert" size={16} /> {problemText(missingIn(form.values), t)}
            </span>
          ) : (
            <SaveFailureStatus
              kind={saver.failure?.kind ?? null}
              formError={form.formError}
              failed={t('template-editor.failed')}
            />
          )
        }
      >
        <div className={classes.switch}>
          <SegmentedControl
            label={t('template-editor.show')}
            labelHidden
            fullWidth
            value={pane}
            onChange={setPane}
            options={[
              { value: 'fields', label: t('template-editor.fields') },
              { value: 'preview', label: t('template-editor.preview') },
            ]}
          />
        </div>
        <div className={classes.panes} data-pane={pane}>
          <div className={classes.edit}>
            {draft.found !== null && <DraftNotice draft={draft} onTake={form.setValues} />}
            <TemplateHead kind={kind} form={form} />
            <FieldList kind={kind} form={form} usage={usage} opened={opened} onOpen={setOpened} />
          </div>
          <TemplatePreview kind={kind} form={form} marked={opened} />
        </div>
      </FormModal>
      {saver.conflict !== null && (
        <RecordConflictDialog
          conflict={saver.conflict}
          fields={reader}
          state={saver.state}
          failure={saver.failure}
          title={t('template-editor.conflict')}
          onSaved={saved}
        />
      )}
    </UndoScope>
  );
}

/** Whether the start has no content from a copy or a file. */
const isEmptyStart = ({ name, description, category }: TemplateContent) =>
  sameValue([name, description, category], ['', '', '']);

/** What section 5 says, in the reader's language. */
function problemText(missing: string | null, t: ReturnType<typeof useTexts>): string {
  if (missing === TEMPLATE_INCOMPLETE) return t('template-editor.incomplete');
  if (missing === FIELD_INCOMPLETE) return t('template-editor.field-incomplete');
  return missing === null ? t('template-editor.fix') : t('template-editor.repeated-name');
}

interface SubtitleProps {
  kind: TemplateKind;
  record: AssetTemplate | null;
  items: number;
  newer: string | null;
  isDirty: boolean;
}

function Subtitle({ kind, record, items, newer, isDirty }: SubtitleProps) {
  const t = useTexts();
  return (
    <span className={classes.subtitle}>
      {record?.is_default === true && <Badge>{t('asset-templates.default')}</Badge>}
      {record !== null && <span>{t(`template-editor.used.${kind}`, { count: items })}</span>}
      {isDirty && <span className={classes.unsaved}>{t('template-editor.unsaved')}</span>}
      {newer !== null && <output>{newer}</output>}
    </span>
  );
}
