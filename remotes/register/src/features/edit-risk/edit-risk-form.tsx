import type { GrcTemplate, Risk } from '@parapet/contracts';
import { usePeople } from '@parapet/domain-ui';
import { RecordForm, RecordHistory, useNewItem, useRiskFields } from '@parapet/domain-ui/forms';
import { useNotify } from '@parapet/sdk';
import { useRecordForm } from '@parapet/sdk/saving';
import { FormModal, Tabs } from '@parapet/ui/forms';
import { useTexts } from '../../locales/use-texts.ts';
import { TOAST_DURATION } from '../../risk/toast-duration.ts';
import { RiskNotes } from './notes/risk-notes.tsx';
import { AnswersTab } from './answers-tab.tsx';
import { AssessmentTab } from './assessment-tab.tsx';
import { DetailsTab } from './details-tab.tsx';
import { GoneDialog } from './gone-risk.tsx';
import classes from './edit-risk.module.css';
import { RiskAside } from './risk-aside.tsx';
import { draftOf, EDIT_TABS, editTab, tabOf, TAB_FIELDS, type EditTab } from '../../risk/risk-edit-fields.ts';
import { changesOf, useRiskForm, useSavingTexts, type RiskForm } from '../../risk/use-risk-form.ts';

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
  const texts = useSavingTexts();
  const notify = useNotify();
  const editing = useRecordForm('updateRisk', { record: risk, shown: draftOf, params: ['edit'] });
  const form = useRiskForm(risk, editing, (path) => onTab(tabOf(path)));
  const nameOf = usePeople([risk.owner_id, risk.reviewer_id]);
  const fields = useRiskFields({
    nameOf,
    names: risk.names,
    steps: [...(template?.steps ?? []), { id: 'custom', questions: risk.custom_questions }],
  });
  const missing = useNewItem(({ id }, kind) => {
    const name = kind === 'assets' ? 'selected_assets' : 'selected_scenarios';
    form.setValues({ [name]: [...(form.values[name] ?? []), id] });
  });
  const count = Object.keys(form.changes).length;
  const onSaved = () => {
    notify.success(t('edit-risk.saved', { title: form.values.title ?? risk.title }), { duration: TOAST_DURATION });
    onClose();
  };
  if (isGone && !form.dirty) return <GoneDialog onClose={onClose} />;
  return (
    <RecordForm editing={editing} form={form} fields={fields} texts={texts} isGone={isGone} onSaved={onSaved}>
      {({ modal, draft, newerText }) => (
        <>
          <FormModal
            {...modal}
            onClose={onClose}
            size="lg"
            fixedHeight
            flush
            title={t('edit-risk.title')}
            description={<Subtitle title={risk.title} count={count} newer={newerText} />}
            submitLabel={t('edit-risk.submit')}
          >
            <Tabs
              fill
              label={t('edit-risk.tabs')}
              value={tab}
              onChange={(id) => onTab(editTab(id))}
              onErrors={(id) => focusFirstError(form, editTab(id))}
              tabs={EDIT_TABS.map((id) => ({ id, label: t(`edit-risk.tab.${id}`), ...marksOf(form, id) }))}
            >
              {draft !== false && <div className={classes.notice}>{draft}</div>}
              {tab === 'details' && (
                <div className={classes.body}>
                  <DetailsTab risk={risk} form={form} fields={fields} onCreate={(kind) => missing.create(kind, '')} />
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
          {missing.dialog}
        </>
      )}
    </RecordForm>
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
