import { useFormat } from '@parapet/sdk';
import { Button, Icon, Muted } from '@parapet/ui';
import type { ReactNode } from 'react';
import { LONGEST_TEXT } from './added-text.ts';
import { useProposalTexts, useProposalTextsLoaded } from './locales/use-proposal-texts.ts';
import { ProposalFrame } from './proposal-frame.tsx';
import type { Proposals } from './use-proposals.ts';
import classes from './proposals.module.css';

export interface ProposalProps<V extends object> {
  /** Nothing is shown without them. */
  proposals: Proposals<V> | undefined;
  field: keyof V & string;
  /** Name of the field, for the buttons. */
  label: string;
  /** How the proposed value reads; without it, it is a text that can be reworded. */
  children?: (value: V[keyof V & string]) => ReactNode;
  /** Of a text on one line, whose wording is checked by it. */
  maxLength?: number;
  /** What the person wrote: the proposal is added to it. */
  own?: string | null | undefined;
  /** What the field holds, where the proposal would replace it; empty when it holds nothing. */
  now?: ReactNode;
}

type KnownProps<V extends object> = ProposalProps<V> & { proposals: Proposals<V> };

const isOpen = <V extends object>({ proposals, field }: KnownProps<V>) => proposals.open[field] !== undefined;

/** The proposal for one field, below it. */
export function Proposal<V extends object>({ proposals, ...rest }: ProposalProps<V>) {
  if (proposals === undefined) return null;
  const props = { proposals, ...rest };
  return isOpen(props) || Object.hasOwn(proposals.accepted, props.field) ? <LoadedProposal {...props} /> : null;
}

function LoadedProposal<V extends object>(props: KnownProps<V>) {
  if (!useProposalTextsLoaded()) return null;
  return isOpen(props) ? <OpenProposal {...props} /> : <AcceptedProposal {...props} />;
}

function OpenProposal<V extends object>({ proposals, field, label, children, maxLength, own, now }: KnownProps<V>) {
  const t = useProposalTexts();
  const format = useFormat();
  const value = proposals.open[field];
  if (value === undefined) return null;
  const excess = proposals.excess(field);
  const shown = children === undefined ? String(value) : children(value);
  const adds = (own ?? '').trim() !== '';
  const replaces = now !== undefined && now !== null && now !== '';
  return (
    <ProposalFrame
      label={label}
      why={proposals.reasons[field]}
      accepting={adds ? 'add' : replaces ? 'replace' : 'accept'}
      onAccept={() => proposals.accept(field)}
      refusal={excess > 0 ? t('too-long', { count: excess, most: format.number(LONGEST_TEXT) }) : undefined}
      text={
        children === undefined
          ? {
              value: String(value),
              onChange: (text) => proposals.edit(field, text),
              ...(maxLength !== undefined && { maxLength }),
            }
          : undefined
      }
      onEdit={(frame) => {
        const control = frame?.parentElement?.querySelector<HTMLElement>('input, button, textarea');
        proposals.accept(field);
        control?.focus();
      }}
      onDismiss={() => proposals.dismiss(field)}
    >
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
      {adds || replaces ? <ins className={classes.new}>{shown}</ins> : shown}
    </ProposalFrame>
  );
}

function AcceptedProposal<V extends object>({ proposals, field, label }: KnownProps<V>) {
  const t = useProposalTexts();
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
