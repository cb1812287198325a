import { newPlanAction } from '@parapet/contracts/rules';
import { ProposalFrame } from '@parapet/domain-ui/forms';
import { newId, useFormat, useNotify } from '@parapet/sdk';
import { Box, Muted, Title } from '@parapet/ui';
import { SortableList } from '@parapet/ui/forms';
import { useState } from 'react';
import { useTexts } from '../locales/use-texts.ts';
import { ActionRow } from './action-row.tsx';
import { NewAction } from './new-action.tsx';
import type { PlanDraft } from './use-plan-draft.ts';
import type { PlanEditor } from './use-plan.ts';
import classes from './plan.module.css';

/** Maximum number of actions per plan, as in the contract. */
const MAX_ACTIONS = 100;

interface ActionsProps {
  editor: PlanEditor;
  proposals?: PlanDraft;
}

/** What is to be done, in an order. An action opens in place. */
export function Actions({ editor: { plan, change, readOnly }, proposals }: ActionsProps) {
  const t = useTexts();
  const notify = useNotify();
  const [opened, setOpened] = useState<string | null>(null);
  const { actions } = plan;
  const done = actions.filter(({ status }) => status === 'completed').length;
  const remove = (id: string) => {
    const at = actions.findIndex((action) => action.id === id);
    const removed = actions[at];
    if (removed === undefined) return;
    change((now) => ({ actions: now.actions.filter((action) => action.id !== id) }));
    notify.undo(t('action.removed', { title: removed.title }), () =>
      change((now) => ({ actions: now.actions.toSpliced(at, 0, removed) })),
    );
  };
  return (
    <div>
      <div className={classes.actionsHead}>
        <Title order={3} size="sm">
          {t('action.title-of-list')}
        </Title>
        {actions.length > 0 && <Muted>{t('action.done', { done, count: actions.length })}</Muted>}
      </div>
      {readOnly === null && (
        <NewAction
          onAdd={(typed) => change((now) => ({ actions: [...now.actions, { ...newPlanAction(newId()), ...typed }] }))}
          disabledReason={actions.length >= MAX_ACTIONS ? t('action.too-many') : null}
        />
      )}
      {actions.length === 0 && (proposals?.actions ?? []).length === 0 && (
        <Muted as="p" size="inherit" p="md">
          {t('action.none')}
        </Muted>
      )}
      {/* Rendered also while it is empty, so that the code for dragging is loaded before the first action is typed. */}
      {(actions.length > 0 || readOnly === null) && (
        <SortableList
          label={t('action.title-of-list')}
          items={actions}
          idOf={({ id }) => id}
          labelOf={({ title }) => (title === '' ? t('action.untitled') : title)}
          onReorder={(next) => change({ actions: next })}
          readOnly={readOnly !== null}
          renderItem={(action) => (
            <ActionRow
              action={action}
              isOpen={action.id === opened}
              readOnly={readOnly !== null}
              onToggle={() => setOpened(action.id === opened ? null : action.id)}
              onChange={(changed) =>
                change((now) => ({
                  actions: now.actions.map((one) => (one.id === action.id ? { ...one, ...changed } : one)),
                }))
              }
              onRemove={() => remove(action.id)}
            />
          )}
        />
      )}
      {proposals !== undefined && proposals.actions.length > 0 && (
        <ProposedActions proposals={proposals} onOpen={setOpened} />
      )}
    </div>
  );
}

/** Actions that were drafted, each with its reason. */
function ProposedActions({ proposals, onOpen }: { proposals: PlanDraft; onOpen: (id: string) => void }) {
  const t = useTexts();
  const format = useFormat();
  return (
    <Box px="var(--pp-gutter)" pb="xs">
      {proposals.actions.map(({ id, title, description, dueDate }) => (
        <ProposalFrame
          key={id}
          label={title}
          why={description}
          onAccept={() => proposals.acceptAction(id)}
          onEdit={() => {
            proposals.acceptAction(id);
            onOpen(id);
          }}
          onDismiss={() => proposals.dismissAction(id)}
        >
          {title}{' '}
          <Muted>
            {dueDate === null ? t('action.drafted') : t('action.drafted-due', { date: format.day(dueDate) })}
          </Muted>
        </ProposalFrame>
      ))}
    </Box>
  );
}
