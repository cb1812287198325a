import type { ScenarioAssessment } from '@parapet/contracts';
import { DraftNotice, ProposalBanner } from '@parapet/domain-ui/forms';
import { useLeaveGuard } from '@parapet/sdk';
import { useDraft } from '@parapet/sdk/saving';
import { Alert, Button, Group, IconButton, Stack } from '@parapet/ui';
import { FormModal } from '@parapet/ui/forms';
import type { KeyboardEvent } from 'react';
import { useTexts } from '../../../locales/use-texts.ts';
import { nextUnassessed, unassessed } from '../../../session/scenario-assets.ts';
import { pointerOf, useWriter } from '../../../presence/flow-presence.ts';
import type { FlowSession } from '../../../session/use-flow-session.ts';
import { AssessAside } from './assess-aside.tsx';
import { AssessFields } from './assess-fields.tsx';
import { useAssessmentForm } from './use-assessment-form.ts';
import { useSuggestion } from './use-suggestion.ts';
import { useItemName } from '../../../session/use-item-name.ts';
import classes from './assess.module.css';

interface AssessDialogProps {
  session: FlowSession;
  scenarioId: string;
  onAssessed: (scenarioId: string) => void;
  /** Opens the assessment of another scenario. */
  onOpen: (scenarioId: string) => void;
  onClose: () => void;
}

/** The assessment of one scenario. The level follows what is entered. */
export function AssessDialog({ session, scenarioId, onAssessed, onOpen, onClose }: AssessDialogProps) {
  const t = useTexts();
  const { flow, workspace, change, save } = session;
  const scenario = workspace.scenarios.find(({ id }) => id === scenarioId);
  const itemName = useItemName(flow);
  const title = scenario?.title ?? itemName(scenarioId);
  const at = pointerOf('scenario_assessments', scenarioId);
  const writer = useWriter(at);
  const stored = flow.scenario_assessments[scenarioId];
  const store = async (assessment: ScenarioAssessment) => {
    change((now) => ({ scenario_assessments: { ...now.scenario_assessments, [scenarioId]: assessment } }));
    await save();
  };
  const form = useAssessmentForm(stored, store);
  const draft = useDraft({
    name: `assessment/${flow.id}/${scenarioId}`,
    version: flow.version,
    changes: form.changed(),
  });
  const guard = useLeaveGuard(() => form.dirty, { params: ['assess'], onDiscard: draft.clear });
  const { proposals, draft: suggestion } = useSuggestion(form, session, scenario ?? null, title);
  const open = unassessed(flow);
  const others = open.filter((id) => id !== scenarioId);
  const next = nextUnassessed(others, flow.selected_scenarios, scenarioId);
  const before = nextUnassessed(others, flow.selected_scenarios.toReversed(), scenarioId);

  const finish = async (then: () => void) => {
    const isNew = stored === undefined;
    if (!(await form.submit())) return;
    guard.release();
    draft.clear();
    if (isNew) onAssessed(scenarioId);
    then();
  };
  const submit: typeof form.submit = async (event) => {
    event?.preventDefault();
    await finish(onClose);
    return true;
  };
  const goTo = async (id: string) => {
    if (await guard.confirmLeave()) onOpen(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.shiftKey || !(event.ctrlKey || event.metaKey) || next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    void finish(() => onOpen(next));
  };
  const position = open.indexOf(scenarioId);
  return (
    <FormModal
      opened
      onClose={onClose}
      size="xl"
      flush
      title={title}
      description={
        <Group as="span" gap="0.25rem 0.5rem">
          {position === -1 ? t('assess.title') : t('assess.position', { position: position + 1, count: open.length })}
          <IconButton
            size="sm"
            icon="chevron-up"
            label={t('assess.previous')}
            disabled={before === undefined}
            onClick={() => void goTo(before ?? scenarioId)}
          />
          <IconButton
            size="sm"
            icon="chevron-down"
            label={t('assess.next')}
            disabled={next === undefined}
            onClick={() => void goTo(next ?? scenarioId)}
          />
        </Group>
      }
      form={{ formError: form.formError, submitting: form.submitting, submit }}
      submitLabel={t('assess.save')}
      confirmLeave={guard.confirmLeave}
      status={
        <Group as="span" gap="0.25rem 0.5rem">
          <Button
            icon="star"
            onClick={suggestion.ask}
            loading={suggestion.isWorking}
            disabledReason={proposals.isOpen ? t('assess.suggestion-open') : null}
          >
            {t('assess.suggest')}
          </Button>
          {next !== undefined && (
            <Button onClick={() => void finish(() => onOpen(next))} loading={form.submitting}>
              {t('assess.save-next')}
            </Button>
          )}
        </Group>
      }
    >
      <div className={classes.body} onKeyDown={onKeyDown} role="presentation" data-field={at}>
        <Stack gap="md" miw={0} py="md" px="var(--pp-gutter)">
          {session.readOnly === null && <DraftNotice draft={draft} onTake={form.setValues} />}
          {writer !== null && (
            <Alert>{writer.isYou ? t('presence.assessing-you') : t('presence.assessing', { name: writer.name })}</Alert>
          )}
          <ProposalBanner
            title={t('assess.suggested')}
            draft={suggestion}
            counts={proposals.count}
            onAcceptAll={proposals.acceptAll}
          />
          <AssessFields form={form} proposals={proposals} />
        </Stack>
        <AssessAside form={form} scenario={scenario ?? null} session={session} />
      </div>
    </FormModal>
  );
}
