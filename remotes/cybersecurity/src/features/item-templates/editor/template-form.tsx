import { FIELD_INCOMPLETE, TEMPLATE_INCOMPLETE, type AssetTemplate } from '@parapet/contracts';
import { sameValue } from '@parapet/contracts/rules';
import { RecordForm } from '@parapet/domain-ui/forms';
import { UndoScope, useNotify, useQuery } from '@parapet/sdk';
import { useRecordForm } from '@parapet/sdk/saving';
import { Alert, Badge, Box, Group, Icon } from '@parapet/ui';
import { FormModal, SegmentedControl } from '@parapet/ui/forms';
import { useEffect, useEffectEvent, useState } from 'react';
import { TEMPLATE_SETS, templateUsageQuery, type TemplateKind } from '../../../api/template-queries.ts';
import { useTexts } from '../../../locales/use-texts.ts';
import { FieldList } from './field-list.tsx';
import { TemplateHead } from './template-head.tsx';
import { TemplatePreview } from './template-preview.tsx';
import { useTemplateReader } from './use-template-reader.tsx';
import { missingIn, shownTemplate, useTemplateForm } from './use-template-form.ts';
import classes from './template-editor.module.css';
import type { TemplateContent } from '../template-file.ts';

/** Milliseconds between the success message and the end of the editor (section 2). */
const CLOSING = 1_000;

type UpdateTemplate = (typeof TEMPLATE_SETS)[TemplateKind]['update'];

interface TemplateFormProps {
  kind: TemplateKind;
  /** Null for a new template. */
  record: AssetTemplate | null;
  start: TemplateContent;
  onClose: () => void;
}

/** The editor's form, with what keeps its changes safe: the question before leaving, the draft, the conflict, the failure beside the button. */
export function TemplateForm({ kind, record, start, onClose }: TemplateFormProps) {
  const t = useTexts();
  const notify = useNotify();
  const { update } = TEMPLATE_SETS[kind];
  // A copy, or the content of a file, is not stored yet, so closing loses it even when nothing was typed.
  const [untouched] = useState(record === null && !isEmptyStart(start));
  const [opened, setOpened] = useState<string | null>(null);
  const [pane, setPane] = useState<'fields' | 'preview'>('fields');
  const [done, setDone] = useState(false);
  const editing = useRecordForm<UpdateTemplate, object>(update, {
    record,
    shown: shownTemplate(kind),
    start: shownTemplate(kind)(start),
    params: ['editor', 'templates', 'tab'],
    isUnsaved: untouched && !done,
  });
  const form = useTemplateForm(kind, editing, (path) => {
    setPane('fields');
    const index = Number(path.split('.')[1]);
    if (path.startsWith('fields.')) setOpened(form.values.fields?.[index]?.id ?? null);
  });
  const usage = useQuery({ ...templateUsageQuery(kind, record?.id ?? ''), enabled: record !== null }).data;
  const reader = useTemplateReader();
  const onSaved = () => {
    setDone(true);
    notify.success(t(record === null ? 'template-editor.created' : 'template-editor.updated'));
  };
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(close, CLOSING);
    return () => clearTimeout(timer);
  }, [done]);
  const isWrong = Object.keys(form.errors).length > 0;
  const attention = done ? (
    <Alert kind="success">{t(record === null ? 'template-editor.created' : 'template-editor.updated')}</Alert>
  ) : isWrong ? (
    <Group role="alert" as="span" gap="xs" wrap="nowrap" c="var(--pp-danger-text)" fz="sm">
      <Icon name="alert" size={16} /> {problemText(missingIn(form.values), t)}
    </Group>
  ) : undefined;
  return (
    <UndoScope>
      <RecordForm
        editing={editing}
        form={form}
        fields={reader}
        texts={{ failed: t('template-editor.failed'), conflict: t('template-editor.conflict') }}
        attention={attention}
        onSaved={onSaved}
      >
        {({ modal, draft, newerText }) => (
          <FormModal
            {...modal}
            form={{ ...modal.form, submitting: form.submitting || done }}
            onClose={onClose}
            size="xl"
            fixedHeight
            flush
            title={t(`template-editor.title.${kind}`)}
            description={
              <Subtitle kind={kind} record={record} items={usage?.items ?? 0} newer={newerText} isDirty={form.dirty} />
            }
            submitLabel={form.submitting ? t('template-editor.saving') : t('template-editor.save')}
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
                {draft}
                <TemplateHead kind={kind} form={form} />
                <FieldList kind={kind} form={form} usage={usage} opened={opened} onOpen={setOpened} />
              </div>
              <TemplatePreview kind={kind} form={form} marked={opened} />
            </div>
          </FormModal>
        )}
      </RecordForm>
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
    <Group as="span" gap="0.25rem 0.75rem">
      {record?.is_default === true && <Badge>{t('asset-templates.default')}</Badge>}
      {record !== null && <span>{t(`template-editor.used.${kind}`, { count: items })}</span>}
      {isDirty && (
        <Box component="span" c="var(--pp-text)">
          {t('template-editor.unsaved')}
        </Box>
      )}
      {newer !== null && <output>{newer}</output>}
    </Group>
  );
}
