import { Button, Icon } from '@parapet/ui';
import { TextAreaField } from '@parapet/ui/forms';
import { useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import type { Proposals } from './use-proposals.ts';
import classes from './proposals.module.css';

interface ProposalProps<V extends object> {
  proposals: Proposals<V>;
  field: keyof V & string;
  /** Name of the field, for the buttons. */
  label: string;
  /** How the proposed value reads. */
  children: (value: V[keyof V & string]) => ReactNode;
  /** What the person wrote: the proposal is added to it. */
  own?: string | null | undefined;
  /** What the field holds, where the proposal would replace it; empty when it holds nothing. */
  now?: ReactNode;
  /** Changes a proposed text. Other values are edited in their field. */
  onEdit?: (text: string) => void;
}

/** The field comes because somebody asked to edit. */
const focusOnce = (field: HTMLTextAreaElement | null) => field?.focus();

/** The proposal for one field, below it. Dashed: proposed, not taken over. */
export function Proposal<V extends object>({ proposals, field, label, children, own, now, onEdit }: ProposalProps<V>) {
  const t = useTexts();
  const box = useRef<HTMLFieldSetElement>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const value = proposals.open[field];
  if (value !== undefined) {
    const adds = (own ?? '').trim() !== '';
    const replaces = now !== undefined && now !== null && now !== '';
    const words = adds ? 'add' : replaces ? 'replace' : 'accept';
    const edit = () => {
      if (onEdit !== undefined) {
        setDraft(String(value));
        return;
      }
      const control = box.current?.parentElement?.querySelector<HTMLElement>('input, button, textarea');
      proposals.accept(field);
      control?.focus();
    };
    if (draft !== null && onEdit !== undefined) {
      return (
        <fieldset className={classes.proposal} aria-label={t('proposal.label', { field: label })}>
          <span className={classes.value}>
            <TextAreaField
              label={t('proposal.label', { field: label })}
              value={draft}
              onChange={setDraft}
              rows={3}
              maxLength={10_000}
              inputRef={focusOnce}
            />
          </span>
          <span className={classes.buttons}>
            <Button
              size="sm"
              onClick={() => {
                if (draft.trim() !== '') onEdit(draft.trim());
                setDraft(null);
              }}
            >
              {t('proposal.edited')}
            </Button>
            <Button size="sm" variant="subtle" onClick={() => setDraft(null)}>
              {t('proposal.cancel')}
            </Button>
          </span>
        </fieldset>
      );
    }
    const accept = (
      <Button
        key="accept"
        size="sm"
        icon={adds ? 'add' : 'check'}
        onClick={() => proposals.accept(field)}
        aria-label={t(`proposal.${words}-field`, { field: label })}
      >
        {t(`proposal.${words}`)}
      </Button>
    );
    const change = (
      <Button
        key="edit"
        size="sm"
        variant={replaces ? 'default' : 'subtle'}
        onClick={edit}
        aria-label={t('proposal.edit-field', { field: label })}
      >
        {t('proposal.edit')}
      </Button>
    );
    return (
      <fieldset ref={box} className={classes.proposal} aria-label={t('proposal.label', { field: label })}>
        <span className={classes.value} dir="auto">
          {adds && (
            <span className={classes.own}>
              {own}
              {'\n'}
            </span>
          )}
          {replaces && (
            <span className={classes.own}>
              {t('proposal.now')} {now}
              {'\n'}
            </span>
          )}
          {adds || replaces ? <ins className={classes.new}>{children(value)}</ins> : children(value)}
        </span>
        <span className={classes.buttons}>
          {replaces ? [change, accept] : [accept, change]}
          <Button
            size="sm"
            variant="subtle"
            onClick={() => proposals.dismiss(field)}
            aria-label={t('proposal.dismiss-field', { field: label })}
          >
            {t('proposal.dismiss')}
          </Button>
        </span>
      </fieldset>
    );
  }
  if (!Object.hasOwn(proposals.accepted, field)) return null;
  return (
    <div className={classes.accepted}>
      <Icon name="check" size={15} /> {t('proposal.accepted')}
      <Button
        size="sm"
        variant="subtle"
        onClick={() => proposals.undo(field)}
        aria-label={t('proposal.undo-field', { field: label })}
      >
        {t('proposal.undo')}
      </Button>
    </div>
  );
}
