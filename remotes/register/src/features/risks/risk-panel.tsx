import type { Risk } from '@parapet/contracts';
import { isNotFound, useQuery } from '@parapet/sdk';
import { Button, IconButton, Menu, QueryView, SidePanel } from '@parapet/ui';
import type { ReactNode } from 'react';
import { riskQuery } from '../../api/risk-queries.ts';
import { useTexts } from '../../locales/use-texts.ts';
import { RiskFacts } from '../../risk/risk-facts.tsx';
import { RiskGone } from '../../risk/risk-gone.tsx';
import { neighborsOf } from './neighbors.ts';
import { useRowActions, type RiskActions } from './rows/use-row-actions.ts';

interface RiskPanelProps extends RiskActions {
  /** Id of the risk to show; '' keeps the panel closed. */
  id: string;
  /** The rows of the list beside it. */
  rows: readonly Risk[];
  /** Number of the first of them in the whole list, from 1, and how many that has; undefined while it loads. */
  first: number;
  total: number | undefined;
  onOpen: (id: string) => void;
  onClose: () => void;
  /** What else the panel shows of a risk. */
  more: (riskId: string) => ReactNode;
}

/** One risk beside the register. */
export function RiskPanel({ id, rows, first, total = 0, onOpen, onClose, more, ...actions }: RiskPanelProps) {
  const t = useTexts();
  const opened = id !== '';
  const found = useQuery({ ...riskQuery(id), enabled: opened });
  // Somebody may have deleted it since it was last shown.
  const risk = isNotFound(found.error) ? undefined : found.data;
  const { at, previous, next } = neighborsOf(rows, id);
  const number = first + at;
  return (
    <SidePanel
      opened={opened}
      onClose={onClose}
      title={risk?.title ?? t('risk.details')}
      neighbors={{
        ...(previous && { onPrevious: () => onOpen(previous.id) }),
        ...(next && { onNext: () => onOpen(next.id) }),
        // Rows that no longer match stay in the list, but are not counted.
        ...(at !== -1 && number <= total && { position: { at: number, total } }),
      }}
      facts={risk && <RiskFacts risk={risk} part="key" />}
      {...(risk && { description: risk.description })}
      footer={risk && <Actions risk={risk} {...actions} />}
    >
      <QueryView query={found} failed={t('risk.failed')} size="sm" notFound={<RiskGone onClose={onClose} />}>
        {(shown) => (
          <>
            <RiskFacts risk={shown} part="more" />
            {more(shown.id)}
          </>
        )}
      </QueryView>
    </SidePanel>
  );
}

/** Buttons to edit the risk and for its flow, the other actions in a menu: the same actions as in the row. */
function Actions({ risk, ...actions }: { risk: Risk } & RiskActions) {
  const t = useTexts();
  const { primary, entries } = useRowActions(actions)(risk);
  const edit = entries.find(({ id }) => id === 'edit');
  return (
    <>
      <Button icon="edit" onClick={edit?.onSelect} disabledReason={edit?.disabledReason}>
        {t('edit-risk.title')}
      </Button>
      {primary && (
        <Button
          icon={primary.icon}
          {...(primary.to !== undefined && { to: primary.to })}
          disabledReason={primary.disabledReason}
        >
          {primary.label}
        </Button>
      )}
      <Menu
        side="top-end"
        trigger={<IconButton variant="default" icon="dots" label={t('risk.more')} />}
        entries={entries.filter(({ id }) => id !== 'edit' && id !== 'flow')}
      />
    </>
  );
}
