import { ACTION_STATUSES, type TreatmentAction } from '@parapet/contracts';
import { useDomainTexts, usePeople } from '@parapet/domain-ui';
import { PersonSelect } from '@parapet/domain-ui/forms';
import { useFormat, useToday } from '@parapet/sdk';
import { Group, IconButton, Muted, SimpleGrid, Stack, StatusMenu } from '@parapet/ui';
import { DateField, TextAreaField, TextField } from '@parapet/ui/forms';
import { useEffect, useRef } from 'react';
import { pointerOf } from '../presence/flow-presence.ts';
import { SharedField } from '../presence/shared-field.tsx';
import { useTexts } from '../locales/use-texts.ts';
import classes from './plan.module.css';

interface ActionRowProps {
  action: TreatmentAction;
  isOpen: boolean;
  readOnly: boolean;
  onToggle: () => void;
  onChange: (changed: Partial<TreatmentAction>) => void;
  onRemove: () => void;
}

/** One action of the plan: its status is set in the row, the rest below it. */
export function ActionRow({ action, isOpen, readOnly, onToggle, onChange, onRemove }: ActionRowProps) {
  const t = useTexts();
  const words = useDomainTexts();
  const format = useFormat();
  const { title, status, responsible, dueDate } = action;
  const today = useToday();
  const nameOf = usePeople([responsible === '' ? null : responsible]);
  const name = title === '' ? t('action.untitled') : title;
  const isLate = dueDate !== null && status !== 'completed' && dueDate < today;
  return (
    <div className={classes.action}>
      <Group gap="0.25rem 0.75rem" mih="2.25rem">
        <StatusMenu
          status={status}
          statuses={ACTION_STATUSES}
          label={t('action.status-of', { title: name, status: words(`status.${status}`) })}
          onChange={(next) => onChange({ status: next })}
          readOnly={readOnly}
        />
        <button type="button" className={classes.actionTitle} aria-expanded={isOpen} onClick={onToggle}>
          <bdi>{name}</bdi>
        </button>
        <Group as="span" gap="sm" wrap="nowrap" ms="auto">
          {responsible !== '' && <Muted>{nameOf(responsible)}</Muted>}
          {dueDate !== null && (
            <Muted {...(isLate && { c: 'var(--pp-danger-text)' })}>
              {isLate ? t('action.late', { date: format.day(dueDate) }) : format.day(dueDate)}
            </Muted>
          )}
          {!readOnly && (
            <IconButton size="sm" icon="delete" label={t('action.remove', { title: name })} onClick={onRemove} />
          )}
        </Group>
      </Group>
      {isOpen && (
        <SharedField at={pointerOf('treatment_plan', action.id)}>
          <ActionFields action={action} readOnly={readOnly} onChange={onChange} />
        </SharedField>
      )}
    </div>
  );
}

/** All fields of an action except its status. The title of a new action gets the focus. */
function ActionFields({ action, readOnly, onChange }: Pick<ActionRowProps, 'action' | 'readOnly' | 'onChange'>) {
  const t = useTexts();
  const { title, description, responsible, dueDate } = action;
  const titleField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (titleField.current?.value === '') titleField.current.focus();
  }, []);
  return (
    <Stack gap="sm" pt="xs" pb="sm">
      <TextField
        label={t('action.title')}
        value={title}
        onChange={(text) => onChange({ title: text })}
        maxLength={200}
        readOnly={readOnly}
        inputRef={titleField}
        autoComplete="off"
      />
      <TextAreaField
        label={t('action.description')}
        value={description}
        onChange={(text) => onChange({ description: text })}
        rows={2}
        maxLength={5000}
        readOnly={readOnly}
      />
      <SimpleGrid cols={2} spacing="sm">
        <PersonSelect
          label={t('action.responsible')}
          value={responsible === '' ? null : responsible}
          onChange={(id) => onChange({ responsible: id ?? '' })}
          clearable
          readOnly={readOnly}
        />
        <DateField
          label={t('action.due')}
          value={dueDate}
          onChange={(day) => onChange({ dueDate: day })}
          readOnly={readOnly}
        />
      </SimpleGrid>
    </Stack>
  );
}
