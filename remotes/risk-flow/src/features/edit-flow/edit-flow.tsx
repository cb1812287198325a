import type { FlowWorkspace } from '@parapet/contracts';
import { isPlanComplete } from '@parapet/contracts/rules';
import { routes, UndoScope, useCan, useNotify, useOperation } from '@parapet/sdk';
import { Alert, Button, Group, Stack, TextLink } from '@parapet/ui';
import { FormFooter, TextAreaField } from '@parapet/ui/forms';
import { FlowHeader } from '../../layout/flow-header.tsx';
import { Actions } from '../../plan/actions.tsx';
import { PlanForm } from '../../plan/plan-form.tsx';
import { useCompleteFlow } from '../../plan/use-complete-flow.tsx';
import { usePlan } from '../../plan/use-plan.ts';
import { FlowNotices } from '../../session/saving/flow-notices.tsx';
import { FlowSaveStatus } from '../../session/saving/flow-save-status.tsx';
import { SharedField } from '../../presence/shared-field.tsx';
import { useTexts } from '../../locales/use-texts.ts';
import { unassessed } from '../../session/scenario-assets.ts';
import { pointerOf, PresenceContext, useFlowPresence } from '../../presence/flow-presence.ts';
import { useFlowSession } from '../../session/use-flow-session.ts';
import { FlowFields } from './flow-fields.tsx';
import { Selections } from './selections.tsx';
import classes from './edit-flow.module.css';

export function EditFlow({ workspace }: { workspace: FlowWorkspace }) {
  const t = useTexts();
  const notify = useNotify();
  const session = useFlowSession(workspace, { isEditView: true });
  const presence = useFlowPresence(workspace.flow.id, 'edit');
  const editor = usePlan(session);
  const { flow, readOnly, change, autosave } = session;
  const { status } = workspace.flow;
  const mayChange = useCan()('risks', 'update').allowed;
  const reopen = useOperation('updateRiskFlow');
  const completing = useCompleteFlow(session, editor, {
    onError: () => {},
    onSuccess: ({ id }) =>
      notify.undo(t('complete.toast'), () => reopen.mutate({ id, body: { status: 'in-progress' } })),
  });
  const { plan } = editor;
  const open = unassessed(flow).length;
  const isInConflict = autosave.conflict !== null || editor.autosave.conflict !== null;
  const isWithoutAssets = flow.selected_assets.length === 0;
  const missing = isPlanComplete({ ...plan, assignedTo: plan.assigned_to })
    ? isWithoutAssets
      ? t('flow.without-assets')
      : null
    : t('edit-flow.plan-incomplete');
  const reason = isInConflict ? t('edit-flow.in-conflict') : missing;
  const hint =
    status === 'draft'
      ? t('edit-flow.draft')
      : status === 'in-progress'
        ? (reason ?? (open > 0 ? t('edit-flow.open', { count: open }) : null))
        : null;
  return (
    <PresenceContext value={presence}>
      <UndoScope>
        <Stack gap="sm" flex={1} {...presence.fields}>
          <FlowHeader
            session={session}
            isEditView
            before={
              <>
                <TextLink to={routes.riskRegister()}>{t('edit-flow.register')}</TextLink> /{' '}
                {t(mayChange ? 'edit-flow.title' : 'edit-flow.title-read')}
              </>
            }
          />
          {readOnly !== null && !session.isGone && <Alert title={t('flow.read-only')}>{readOnly}</Alert>}
          <FlowNotices session={session} editor={editor} />
          <FlowFields session={session} />
          <div className={classes.layout}>
            <Selections session={session} />
            <section className={classes.plan} aria-label={t('plan.title-of-form')}>
              <PlanForm editor={editor} />
              <div className={classes.description}>
                <SharedField at={pointerOf('treatment_description')}>
                  <TextAreaField
                    label={t('field.treatment_description')}
                    value={flow.treatment_description}
                    onChange={(text) => change({ treatment_description: text })}
                    rows={2}
                    maxLength={10_000}
                    readOnly={readOnly !== null}
                  />
                </SharedField>
              </div>
              <Actions editor={editor} />
            </section>
          </div>
          <FormFooter
            status={
              <Group as="span" gap="0.25rem 0.75rem">
                <FlowSaveStatus parts={[autosave, editor.autosave]} />
                {completing.status}
                {readOnly === null && hint}
              </Group>
            }
          >
            <Button to={routes.riskFlow(flow.risk_id)}>{t('edit-flow.open-flow')}</Button>
            {status === 'draft' && readOnly === null && (
              <Button
                variant="primary"
                onClick={() => void session.saveDraft()}
                disabled={!session.isUnsavedDraft}
                loading={autosave.state === 'saving'}
              >
                {t('edit-flow.save')}
              </Button>
            )}
            {status === 'in-progress' && readOnly === null && (
              <Button
                variant="primary"
                onClick={() => void completing.complete()}
                disabledReason={reason}
                loading={completing.isPending}
              >
                {t('edit-flow.mark-complete')}
              </Button>
            )}
          </FormFooter>
        </Stack>
      </UndoScope>
    </PresenceContext>
  );
}
