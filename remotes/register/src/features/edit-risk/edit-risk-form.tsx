import type { GrcTemplate, Risk } from '@parapet/contracts';
import { useDomainTexts, usePeople } from '@parapet/domain-ui';
import {
  DraftNotice,
  GoneStatus,
  RecordConflictDialog,
  RecordHistory,
  RiskNotes,
  SaveFailureStatus,
  useNewerText,
  useRiskFields,
} from '@parapet/domain-ui/forms';
import { isNotFound, useLeaveGuard, useNewerVersion, useNotify } from '@parapet/sdk';
import { useDraft, useSaveRecord } from '@parapet/sdk/saving';
import { FormModal, Tabs } from '@parapet/ui/forms';
import { useTexts } from '../../locales/use-texts.ts';
import { TOAST_DURATION } from '../../parts/toast-duration.ts';
import { AnswersTab } from './answers-tab.tsx';
import { AssessmentTab } from './assessment-tab.tsx';
import { DetailsTab } from './details-tab.tsx';
import { GoneDialog } from './gone-risk.tsx';
import classes from './edit-risk.module.css';
import { RiskAside } from './risk-aside.tsx';
import { EDIT_TABS, editTab, tabOf, TAB_FIELDS, type EditTab } from './risk-edit-fields.ts';
import { changesOf, useRiskForm, type RiskForm } from './use-risk-form.ts';

interface EditRiskFormProps {
  risk: Risk;
  /** It was deleted meanwhile, or the person may not see it any more. */
  isGone: boolean;
  template: GrcTemplate | null;
  tab: EditTab;
  onTab: (tab: EditTab) => void;
  onClose: () => void;
}

/** The form of a risk in a dialog, with what keeps its changes safe: the question before leaving, the conflict, the failure beside the button. */
export function EditRiskForm({ risk, isGone, template, tab, onTab, onClose }: EditRiskFormProps) {
  const t = useTexts();
  const words = useDomainTexts();
  const notify = useNotify();
  const saver = useSaveRecord('updateRisk', {
    record: risk,
    onRecord: (_record, reason) => {
      if (reason === 'dropped') form.reset();
    },
  });
  const form = useRiskForm(risk, saver.save, (path) => onTab(tabOf(path)));
  const record = { entity: 'risks', id: risk.id } as const;
  const draft = useDraft({ name: `risk/${risk.id}`, version: risk.version, changes: form.changed(), stored: risk });
  const guard = useLeaveGuard(() => form.dirty, { params: ['edit'], record, onDiscard: draft.clear });
  const newer = useNewerVersion(record);
  const nameOf = usePeople([risk.owner_id]);
  const fields = useRiskFields({
    nameOf,
    steps: [...(template?.steps ?? []), { id: 'custom', questions: risk.custom_questions }],
  });
  const newerText = useNewerText(newer);
  const count = Object.keys(form.changes).length;
  const done = () => {
    notify.success(t('edit-risk.saved', { title: form.values.title ?? risk.title }), { duration: TOAST_DURATION });
    guard.release();
    draft.clear();
    onClose();
  };
  const submit: RiskForm['submit'] = async (event) => {
    const ok = await form.submit(event);
    if (ok) done();
    return ok;
  };
  const lost = isGone || newer?.action === 'delete' || isNotFound(saver.failure?.error);
  if (isGone && !form.dirty) return <GoneDialog onClose={onClose} />;
  return (
    <>
      <FormModal
        opened={saver.conflict === null}
        onClose={onClose}
        size="lg"
        fixedHeight
        flush
        title={t('edit-risk.title')}
        description={<Subtitle title={risk.title} count={count} newer={newerText} />}
        form={{ formError: form.formError, submitting: form.submitting, submit }}
        submitLabel={t('edit-risk.submit')}
        {...(lost && { submitDisabledReason: newerText ?? words('gone.title') })}
        confirmLeave={guard.confirmLeave}
        status={
          lost ? (
            <GoneStatus title={t('edit-risk.invalid-save')} changed={form.changed} fields={fields} />
          ) : (
            <SaveFailureStatus
              kind={saver.failure?.kind ?? null}
              formError={form.formError}
              failed={t('edit-risk.failed')}
            />
          )
        }
      >
        <Tabs
          fill
          label={t('edit-risk.tabs')}
          value={tab}
          onChange={(id) => onTab(editTab(id))}
          onErrors={(id) => focusFirstError(form, editTab(id))}
          tabs={EDIT_TABS.map((id) => ({ id, label: t(`edit-risk.tab.${id}`), ...marksOf(form, id) }))}
        >
          {draft.found !== null && (
            <div className={classes.notice}>
              <DraftNotice draft={draft} onTake={form.setValues} />
            </div>
          )}
          {tab === 'details' && (
            <div className={classes.body}>
              <DetailsTab risk={risk} form={form} fields={fields} />
              <RiskAside risk={risk} template={template} form={form} />
            </div>
          )}
          {tab === 'assessment' && (
            <div className={classes.body}>
              <AssessmentTab form={form} fields={fields} />
              <RiskAside risk={risk} template={template} form={form} withMatrix />
            </div>
          )}
          {tab === 'answers' && <AnswersTab risk={risk} template={template} form={form} />}
          {tab === 'notes' && <RiskNotes riskId={risk.id} />}
          {tab === 'history' && <RecordHistory entity="risks" id={risk.id} fields={fields} />}
        </Tabs>
      </FormModal>
      {saver.conflict !== null && (
        <RecordConflictDialog
          conflict={saver.conflict}
          fields={fields}
          state={saver.state}
          failure={saver.failure}
          title={t('edit-risk.conflict')}
          onSaved={done}
        />
      )}
    </>
  );
}

function Subtitle({ title, count, newer }: { title: string; count: number; newer: string | null }) {
  const t = useTexts();
  return (
    <>
      <bdi>{title}</bdi>
      {count > 0 && <span className={classes.unsaved}> · {t('edit-risk.unsaved', { count })}</span>}
      {newer !== null && <output> · {newer}</output>}
    </>
  );
}

/** The marks of a tab: a dot for changes, a count of errors. */
function marksOf(form: RiskForm, tab: EditTab): { changed: boolean; errors: number } {
  const names = TAB_FIELDS[tab];
  return { changed: names.some((name) => changesOf(form)[name] !== undefined), errors: form.errorsOf(names).count };
}

function focusFirstError(form: RiskForm, tab: EditTab): void {
  const { first } = form.errorsOf(TAB_FIELDS[tab]);
  if (first !== undefined) form.focus(first);
}
