import { Button, Group, Icon, Muted } from '@parapet/ui';
import { TextAreaField } from '@parapet/ui/forms';
import { useRef, useState, type ReactNode } from 'react';
import { useProposalTexts, useProposalTextsLoaded } from './locales/use-proposal-texts.ts';
import type { Proposals } from './use-proposals.ts';
import classes from './proposals.module.css';

export interface ProposalProps<V extends object> {
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
export function Proposal<V extends object>(props: ProposalProps<V>) {
  const isDecided = props.proposals.open[props.field] === undefined;
  return useProposalTextsLoaded() && (!isDecided || Object.hasOwn(props.proposals.accepted, props.field)) ? (
    <LoadedProposal {...props} />
  ) : null;
}

function LoadedProposal<V extends object>({ proposals, field, label, children, own, now, onEdit }: ProposalProps<V>) {
  const t = useProposalTexts();
  const box = useRef<HTMLFieldSetElement>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const value = proposals.open[field];
  const why = proposals.reasons[field];
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
        <fieldset className={classes.proposal} aria-label={t('label', { field: label })}>
          <span className={classes.value}>
            <TextAreaField
              label={t('label', { field: label })}
              value={draft}
              onChange={setDraft}
              rows={3}
              maxLength={10_000}
              inputRef={focusOnce}
            />
          </span>
          <Group as="span" gap="0.25rem" align="stretch">
            <Button
              size="sm"
              onClick={() => {
                if (draft.trim() !== '') onEdit(draft.trim());
                setDraft(null);
              }}
            >
              {t('edited')}
            </Button>
            <Button size="sm" variant="subtle" onClick={() => setDraft(null)}>
              {t('cancel')}
            </Button>
          </Group>
        </fieldset>
      );
    }
    const accept = (
      <Button
        key="accept"
        size="sm"
        icon={adds ? 'add' : 'check'}
        onClick={() => proposals.accept(field)}
        aria-label={t(`${words}-field`, { field: label })}
      >
        {t(words)}
      </Button>
    );
    const change = (
      <Button
        key="edit"
        size="sm"
        variant={replaces ? 'default' : 'subtle'}
        onClick={edit}
        aria-label={t('edit-field', { field: label })}
      >
        {t('edit')}
      </Button>
    );
    return (
      <fieldset ref={box} className={classes.proposal} aria-label={t('label', { field: label })}>
        <span className={classes.value} dir="auto">
          {adds && (
            <Muted size="inherit">
              {own}
              {'\n'}
            </Muted>
          )}
          {replaces && (
            <Muted size="inherit">
              {t('now')} {now}
              {'\n'}
            </Muted>
          )}
          {adds || replaces ? <ins className={classes.new}>{children(value)}</ins> : children(value)}
          {why !== undefined && (
            <Muted size="inherit" display="block" mt="0.125rem">
              <strong>{t('why')}</strong> {why}
            </Muted>
          )}
        </span>
        <Group as="span" gap="0.25rem" align="stretch">
          {replaces ? [change, accept] : [accept, change]}
          <Button
            size="sm"
            variant="subtle"
            onClick={() => proposals.dismiss(field)}
            aria-label={t('dismiss-field', { field: label })}
          >
            {t('dismiss')}
          </Button>
        </Group>
      </fieldset>
    );
  }
  return (
    <div className={classes.accepted}>
      <Icon name="check" size={15} /> {t('accepted')}
      <Button
        size="sm"
        variant="subtle"
        onClick={() => proposals.undo(field)}
        aria-label={t('undo-field', { field: label })}
      >
        {t('undo')}
      </Button>
    </div>
  );
}
