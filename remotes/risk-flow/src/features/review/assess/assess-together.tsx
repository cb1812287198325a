import type { ScenarioAssessment } from '@parapet/contracts';
import { useLeaveGuard, useNotify } from '@parapet/sdk';
import { Stack } from '@parapet/ui';
import { FormModal } from '@parapet/ui/forms';
import { useTexts } from '../../../locales/use-texts.ts';
import type { FlowSession } from '../../../session/use-flow-session.ts';
import { AssessAside } from './assess-aside.tsx';
import { AssessFields } from './assess-fields.tsx';
import { useAssessmentForm } from './use-assessment-form.ts';
import { useItemName } from '../../../session/use-item-name.ts';
import classes from './assess.module.css';

interface AssessTogetherProps {
  session: FlowSession;
  scenarioIds: readonly string[];
  onAssessed: () => void;
  onClose: () => void;
}

/** One assessment for several scenarios. Afterwards each has its own, which is edited where it differs. */
export function AssessTogether({ session, scenarioIds, onAssessed, onClose }: AssessTogetherProps) {
  const t = useTexts();
  const notify = useNotify();
  const { flow, change, save } = session;
  const itemName = useItemName(flow);
  const before = flow.scenario_assessments;
  const count = scenarioIds.length;
  const replaced = scenarioIds.filter((id) => before[id] !== undefined).length;
  const set = (assessmentOf: (id: string) => ScenarioAssessment | undefined) => {
    change(({ scenario_assessments: now }) => {
      const others = Object.entries(now).filter(([id]) => !scenarioIds.includes(id));
      const own = scenarioIds.flatMap((id) => {
        const assessment = assessmentOf(id);
        return assessment === undefined ? [] : [[id, assessment] as const];
      });
      return { scenario_assessments: Object.fromEntries([...others, ...own]) };
    });
    return save();
  };
  const form = useAssessmentForm(undefined, async (assessment) => {
    await set(() => assessment);
    notify.undo(t('assess.together-done', { count }), () => void set((id) => before[id]));
  });
  const guard = useLeaveGuard(() => form.dirty);
  const submit: typeof form.submit = async (event) => {
    event?.preventDefault();
    const ok = await form.submit();
    if (ok) {
      guard.release();
      onAssessed();
    }
    return ok;
  };
  return (
    <FormModal
      opened
      onClose={onClose}
      size="xl"
      flush
      title={t('assess.together', { count })}
      description={
        replaced === 0
          ? t('assess.together-hint')
          : `${t('assess.together-hint')} ${t('assess.together-replaced', { count: replaced })}`
      }
      form={{ formError: form.formError, submitting: form.submitting, submit }}
      submitLabel={t('assess.together-save')}
      confirmLeave={guard.confirmLeave}
    >
      <div className={classes.body}>
        <Stack gap="md" miw={0} py="md" px="var(--pp-gutter)">
          <AssessFields form={form} />
        </Stack>
        <AssessAside form={form} scenario={null} session={session} scenarios={scenarioIds.map(itemName)} />
      </div>
    </FormModal>
  );
}
