import { RISK_FLOW_STATUSES } from '@parapet/contracts';
import { canSetFlowStatus } from '@parapet/contracts/rules';
import { useDomainTexts, usePeople, FLOW_STEPS } from '@parapet/domain-ui';
import { PersonSelect } from '@parapet/domain-ui/forms';
import { useFormat } from '@parapet/sdk';
import { Muted, StatusBadge, useBelow } from '@parapet/ui';
import { SegmentedControl, SelectField } from '@parapet/ui/forms';
import { useTexts } from '../../locales/use-texts.ts';
import type { FlowSession } from '../../session/use-flow-session.ts';
import classes from './edit-flow.module.css';

/** Below this width (px) the five steps do not fit beside each other. */
const NARROW = 900;

const STEPS = FLOW_STEPS.map((_, index) => index + 1);
const STEP_TEXTS = ['edit-step.1', 'edit-step.2', 'edit-step.3', 'edit-step.4', 'edit-step.5'] as const;

/** Status, assignee and current step, which are set by hand here. */
export function FlowFields({ session: { flow, workspace, change, readOnly } }: { session: FlowSession }) {
  const t = useTexts();
  const words = useDomainTexts();
  const format = useFormat();
  const isNarrow = useBelow(NARROW);
  const nameOf = usePeople([flow.created_by]);
  const stored = workspace.flow.status;
  const statuses = RISK_FLOW_STATUSES.filter((status) => canSetFlowStatus(stored, status).allowed);
  const steps = STEPS.map((value) => ({ value, label: `${value} ${t(STEP_TEXTS[value - 1] ?? STEP_TEXTS[0])}` }));
  const fixed = readOnly !== null;
  return (
    <section className={classes.fields} aria-label={t('edit-flow.title')}>
      <div className={classes.line}>
        <SelectField
          label={t('field.status')}
          value={flow.status}
          onChange={(status) => change({ status })}
          options={statuses.map((value) => ({
            value,
            label: words(`status.${value}`),
            content: <StatusBadge status={value} />,
          }))}
          readOnly={fixed}
        />
        <PersonSelect
          label={t('field.assigned_to')}
          value={flow.assigned_to}
          onChange={(assigned_to) => change({ assigned_to })}
          clearable
          readOnly={fixed}
        />
        <Muted as="p">
          {t('edit-flow.created', {
            date: format.date(flow.created_at),
            name: nameOf(flow.created_by),
            changed: format.relative(flow.updated_at),
          })}
        </Muted>
      </div>
      {isNarrow ? (
        <SelectField
          label={t('field.current_step')}
          value={flow.current_step}
          onChange={(current_step) => change({ current_step })}
          options={steps}
          readOnly={fixed}
        />
      ) : (
        <SegmentedControl
          label={t('field.current_step')}
          value={flow.current_step}
          onChange={(current_step) => change({ current_step })}
          options={steps}
          fullWidth
          readOnly={fixed}
        />
      )}
    </section>
  );
}
