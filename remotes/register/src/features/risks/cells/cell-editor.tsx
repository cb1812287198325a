import { RISK_SEVERITIES, type Risk } from '@parapet/contracts';
import { canSetRiskStatus, riskScore, scoreBucket, statusChoices } from '@parapet/contracts/rules';
import { useDomainTexts, usePeople, useScaleText } from '@parapet/domain-ui';
import { PersonSelect, RecordForm, useRiskFields } from '@parapet/domain-ui/forms';
import { routes, useCan, useChange, useNotify } from '@parapet/sdk';
import { useRecordForm } from '@parapet/sdk/saving';
import { Button, Group, Stack, TextLink } from '@parapet/ui';
import { MenuAt, PopoverAt } from '@parapet/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { useInTableText } from '../../../locales/in-table/texts.ts';
import { useTexts } from '../../../locales/use-texts.ts';
import { TOAST_DURATION } from '../../../risk/toast-duration.ts';
import { changeOfValues, draftOf, type RiskDraft } from '../../../risk/risk-edit-fields.ts';
import { useRiskForm, useSavingTexts } from '../../../risk/use-risk-form.ts';
import { CELL_LABELS, type CellField, type OpenCell } from './editable-cells.tsx';

interface CellEditorProps extends OpenCell {
  field: CellField;
  onClose: () => void;
}

/** Changes one field of a risk at its cell: what is chosen is saved at once and can be undone; what cannot be saved stays until it is, or is given up. */
export function CellEditor({ risk, field, button, digit, onClose }: CellEditorProps) {
  const t = useTexts();
  const texts = useSavingTexts();
  const say = useInTableText();
  const words = useDomainTexts();
  const notify = useNotify();
  const mayInvite = useCan()('organizations', 'update').allowed;
  const editing = useRecordForm('updateRisk', { record: risk, shown: draftOf, keepsDraft: false });
  const saved = useRef<Risk | null>(null);
  const submitting = {
    edit: editing.edit,
    submit: async (changes: object) => (saved.current = await editing.submit(changes)),
  };
  const form = useRiskForm(risk, submitting, () => {});
  const { mutateAsync: update } = useChange('updateRisk');
  const chosen = form.values[field];
  const nameOf = usePeople([risk.owner_id, form.values.owner_id]);
  const fields = useRiskFields({ nameOf });
  const choices = useChoices(risk, field);
  const label = words(CELL_LABELS[field]);
  const isChanged = Object.hasOwn(form.changes, field);
  const isSaving = form.submitting || editing.state === 'saving';
  // The cast is safe: it is a value of that field.
  const only = (value: RiskDraft[CellField]) => ({ [field]: value }) as RiskDraft;
  const textOf = (value: RiskDraft[CellField]) => choices.find((one) => one.value === value)?.name ?? '';

  const [isSent, setSent] = useState(false);
  const isOver = isSent && !isChanged && !isSaving && editing.conflict === null;
  useEffect(() => {
    // Saved, or given up in a conflict.
    if (isOver) onClose();
  });

  const onSaved = () => {
    const now = saved.current;
    // What was decided in a conflict is no change of this field alone.
    if (now === null) return notify.success(t('edit-risk.saved', { title: risk.title }), { duration: TOAST_DURATION });
    const before = only(risk[field]);
    const owner = now.owner_id === null ? words('person.nobody') : (now.names[now.owner_id] ?? '');
    const value = field === 'owner_id' ? owner : textOf(now[field]);
    notify.undo(say('cell.saved', { field: label, title: risk.title, value }), () =>
      update(changeOfValues(now, before)),
    );
  };

  useEffect(() => {
    // What had the focus goes away with the editor. A moment later, because an overlay that closes moves the focus first.
    return () =>
      void setTimeout(() => document.activeElement === document.body && button.focus({ preventScroll: true }), 20);
  }, [button]);
  useMark(button, isSaving ? 'aria-busy' : isChanged ? 'aria-invalid' : 'data-editing');
  return (
    <RecordForm editing={editing} form={form} fields={fields} texts={texts} onSaved={onSaved}>
      {({ status, submit, modal, lost }) => {
        const choose = (value: RiskDraft[CellField]) => {
          if (value === risk[field]) return onClose();
          form.setValues(only(value));
          setSent(true);
          void submit();
        };
        if (!modal.opened || isSaving || isOver) return null;
        if (isChanged)
          return (
            <PopoverAt anchor={button} label={label} width={360} onClose={onClose}>
              <Stack gap="sm">
                <strong>
                  {say('cell.unsaved', {
                    field: label,
                    value: field === 'owner_id' ? nameOf(form.values.owner_id) : textOf(chosen),
                  })}
                </strong>
                <div>{status}</div>
                {form.errors[field] !== undefined && <p role="alert">{form.errors[field]}</p>}
                <Group gap="xs" justify="flex-end">
                  <Button onClick={onClose}>{say('cell.leave')}</Button>
                  <Button data-autofocus variant="primary" disabledReason={lost} onClick={() => void submit()}>
                    {say('cell.again')}
                  </Button>
                </Group>
              </Stack>
            </PopoverAt>
          );
        if (field === 'owner_id')
          return (
            <PopoverAt anchor={button} label={label} onClose={onClose}>
              <Stack gap="xs">
                <PersonSelect label={label} value={risk.owner_id} onChange={choose} focused />
                {mayInvite && (
                  // In a tab of its own, so that the register stays as it is.
                  <TextLink href={`${location.origin}${routes.organization()}`}>{say('cell.invite')}</TextLink>
                )}
              </Stack>
            </PopoverAt>
          );
        return (
          <Choices
            button={button}
            width={field === 'severity' || field === 'status' ? 180 : 290}
            digit={digit}
            choices={choices.map((choice) => ({
              ...choice,
              checked: choice.value === risk[field],
              onSelect: () => choose(choice.value),
            }))}
            onClose={onClose}
          />
        );
      }}
    </RecordForm>
  );
}

interface Choice {
  value: RiskDraft[CellField];
  id: string;
  /** In messages. */
  name: string;
  /** In the menu, with what follows from it. */
  label: string;
  disabledReason?: string;
}

/** What a field can be set to, in the order of the digits. */
function useChoices(risk: Risk, field: CellField): readonly Choice[] {
  const t = useTexts();
  const say = useInTableText();
  const words = useDomainTexts();
  const scaleText = useScaleText();
  if (field === 'owner_id') return [];
  if (field === 'severity')
    return RISK_SEVERITIES.map((value) => {
      const name = words(`severity.${value}`);
      return { value, id: value, name, label: name };
    });
  if (field === 'status')
    return statusChoices(risk.status).map((value) => {
      const name = words(`status.${value}`);
      const { allowed } = canSetRiskStatus(risk.status, value);
      return { value, id: value, name, label: name, ...(!allowed && { disabledReason: t('edit-risk.archived') }) };
    });
  return [1, 2, 3, 4, 5].map((value) => {
    const name = scaleText(value, field === 'probability' ? 'probability' : 'impact');
    const score = riskScore(value, field === 'probability' ? risk.impact_level : risk.probability);
    const level = words(`level.${scoreBucket(score)}`);
    return {
      value,
      id: String(value),
      name,
      label: say('cell.level', { level: name, score: t('edit-risk.score-in-words', { score, level }) }),
    };
  });
}

interface ChoicesProps {
  button: HTMLElement;
  width: number;
  digit: number | undefined;
  choices: readonly { id: string; label: string; checked: boolean; onSelect: () => void; disabledReason?: string }[];
  onClose: () => void;
}

/** The menu of a cell. A digit that was pressed on the cell chooses without opening it. */
function Choices({ button, width, digit, choices, onClose }: ChoicesProps) {
  const [byDigit] = useState(digit === undefined ? undefined : choices[digit - 1]);
  const isChosen = useRef(false);
  useEffect(() => {
    if (digit === undefined || isChosen.current) return;
    isChosen.current = true;
    if (byDigit === undefined || byDigit.disabledReason !== undefined) onClose();
    else byDigit.onSelect();
  });
  if (digit !== undefined) return null;
  return (
    <MenuAt
      anchor={button}
      width={width}
      entries={choices.map((choice) => ({
        ...choice,
        onSelect: () => {
          isChosen.current = true;
          choice.onSelect();
        },
      }))}
      // Choosing closes the menu as well; the editor then stays until it is saved.
      onClose={() => isChosen.current || onClose()}
    />
  );
}

/** Sets an attribute on the cell itself, so that its row does not render. */
function useMark(cell: HTMLElement, name: 'data-editing' | 'aria-busy' | 'aria-invalid'): void {
  useEffect(() => {
    cell.setAttribute(name, 'true');
    return () => cell.removeAttribute(name);
  }, [cell, name]);
}
