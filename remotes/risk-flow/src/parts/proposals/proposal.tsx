import { Button, Icon } from '@parapet/ui';
import type { ReactNode } from 'react';
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
}

/** The proposal for one field, below it. Dashed: proposed, not taken over. */
export function Proposal<V extends object>({ proposals, field, label, children }: ProposalProps<V>) {
  const t = useTexts();
  const value = proposals.open[field];
  if (value !== undefined) {
    return (
      <fieldset className={classes.proposal} aria-label={t('proposal.label', { field: label })}>
        <span className={classes.value} dir="auto">
          {children(value)}
        </span>
        <span className={classes.buttons}>
          <Button size="sm" onClick={() => proposals.accept(field)} aria-label={t('proposal.accept-field', { field: label })}>
            {t('proposal.accept')}
          </Button>
          <Button size="sm" variant="subtle" onClick={() => proposals.dismiss(field)} aria-label={t('proposal.dismiss-field', { field: label })}>
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
      <Button size="sm" variant="subtle" onClick={() => proposals.undo(field)} aria-label={t('proposal.undo-field', { field: label })}>
        {t('proposal.undo')}
      </Button>
    </div>
  );
}
