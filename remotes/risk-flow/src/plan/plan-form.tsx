import { LEVELS } from '@parapet/contracts';
import { useDomainTexts } from '@parapet/domain-ui';
import { PersonSelect, Proposal, ProposalBanner } from '@parapet/domain-ui/forms';
import { Box, Button, SeverityBadge, SimpleGrid, Title } from '@parapet/ui';
import { SelectField, TextAreaField, TextField } from '@parapet/ui/forms';
import type { ComponentProps } from 'react';
import { pointerOf } from '../presence/flow-presence.ts';
import { SharedField } from '../presence/shared-field.tsx';
import { useTexts } from '../locales/use-texts.ts';
import type { PlanDraft } from './use-plan-draft.ts';
import type { PlanEditor } from './use-plan.ts';
import classes from './plan.module.css';

/** Longest title, cost and timeline, as the contract has it. */
const LONGEST_LINE = 200;

interface PlanFormProps {
  editor: PlanEditor;
  /** "Draft a plan"; without it there is no such button. */
  proposals?: PlanDraft;
}

/** The fields of the treatment plan; they are saved as they are typed. */
export function PlanForm({ editor: { plan, change, readOnly }, proposals }: PlanFormProps) {
  const t = useTexts();
  const words = useDomainTexts();
  const fixed = readOnly !== null;
  const line = (
    field: 'title' | 'estimated_cost' | 'timeline',
    name: 'title' | 'cost' | 'timeline',
    more?: Pick<ComponentProps<typeof TextField>, 'id' | 'required' | 'autoComplete'>,
  ) => (
    <SharedField at={pointerOf('treatment_plan', field)}>
      <TextField
        {...more}
        label={t(`plan.${name}`)}
        value={plan[field]}
        onChange={(text) => change({ [field]: text })}
        maxLength={LONGEST_LINE}
        readOnly={fixed}
      />
      <Proposal
        proposals={proposals?.fields}
        field={field}
        now={plan[field]}
        label={t(`plan.${name}`)}
        maxLength={LONGEST_LINE}
      />
    </SharedField>
  );
  return (
    <>
      <div className={classes.planHead}>
        <Title order={2} size="lg">
          {t('plan.title-of-form')}
        </Title>
        <Box flex={1} />
        {proposals !== undefined && !fixed && (
          <Button
            icon="star"
            onClick={proposals.draft.ask}
            loading={proposals.draft.isWorking}
            disabledReason={proposals.isOpen ? t('plan.draft-open') : null}
          >
            {t('plan.draft')}
          </Button>
        )}
      </div>
      {proposals !== undefined && (
        <ProposalBanner
          title={t('plan.drafted')}
          draft={proposals.draft}
          counts={proposals.counts}
          onAcceptAll={proposals.acceptAll}
        />
      )}
      <div className={classes.planFields}>
        <div className={classes.column}>
          {line('title', 'title', { id: 'plan-title', required: true, autoComplete: 'off' })}
          <SharedField at={pointerOf('treatment_plan', 'description')}>
            <TextAreaField
              id="plan-description"
              label={t('plan.description')}
              required
              value={plan.description}
              onChange={(description) => change({ description })}
              rows={3}
              maxLength={10_000}
              readOnly={fixed}
            />
            <Proposal
              proposals={proposals?.fields}
              field="description"
              own={plan.description}
              label={t('plan.description')}
            />
          </SharedField>
        </div>
        <div className={classes.column}>
          <PersonSelect
            id="plan-assignedTo"
            label={t('plan.assignedTo')}
            required
            placeholder={t('plan.choose-member')}
            value={plan.assigned_to === '' ? null : plan.assigned_to}
            onChange={(id) => change({ assigned_to: id ?? '' })}
            readOnly={fixed}
          />
          <div>
            <SelectField
              label={t('plan.priority')}
              value={plan.priority}
              onChange={(priority) => change({ priority })}
              options={LEVELS.toReversed().map((value) => ({
                value,
                label: words(`priority.${value}`),
                content: <SeverityBadge severity={value} label={words(`priority.${value}`)} />,
              }))}
              readOnly={fixed}
            />
            <Proposal
              proposals={proposals?.fields}
              field="priority"
              now={words(`priority.${plan.priority}`)}
              label={t('plan.priority')}
            >
              {(value) => LEVELS.filter((level) => level === value).map((level) => words(`priority.${level}`))}
            </Proposal>
          </div>
          <SimpleGrid cols={2} spacing="sm">
            {line('estimated_cost', 'cost')}
            {line('timeline', 'timeline')}
          </SimpleGrid>
        </div>
      </div>
    </>
  );
}
