import type { Risk } from '@parapet/contracts';
import { failureOf, useFormat } from '@parapet/sdk';
import {
  Button,
  EmptyState,
  ErrorState,
  Group,
  Icon,
  LoadingState,
  Muted,
  SearchBox,
  SeverityBadge,
  StatusBadge,
} from '@parapet/ui';
import { FilterChoice } from '@parapet/ui/filters';
import { useDeferredValue, useState, type KeyboardEvent } from 'react';
import { useTexts } from '../locales/use-texts.ts';
import type { Links } from './use-links.ts';
import { useRiskCandidates } from './use-risk-candidates.ts';
import classes from './connect-risk.module.css';

interface RiskListProps {
  links: Links;
  assetId: string | undefined;
  scenarioId: string | undefined;
  /** The risk of the flow itself. */
  flowRiskId: string;
  readOnly: string | null;
}

type Scope = 'open' | 'all';

/** Arrow keys move between the buttons of the rows. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type="search"], li button')];
  const next = stops[stops.findIndex((stop) => stop === document.activeElement) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** Existing risks to link to. */
export function RiskList({ links, assetId, scenarioId, flowRiskId, readOnly }: RiskListProps) {
  const t = useTexts();
  const format = useFormat();
  const [q, setQ] = useState('');
  const [scope, setScope] = useState<Scope>('open');
  const { found, risks, total, isEmpty } = useRiskCandidates({
    q: useDeferredValue(q),
    all: scope === 'all',
    assetId,
    scenarioId,
  });
  if (isEmpty) return <EmptyState icon="risk" title={t('connect.none')} />;
  const reset = () => {
    setQ('');
    setScope('all');
  };
  return (
    <div onKeyDown={moveFocus} role="presentation" className={classes.list}>
      <div className={classes.tools}>
        <SearchBox value={q} onChange={setQ} label={t('connect.search')} shortcut={false} />
        <FilterChoice<Scope>
          label={t('connect.status')}
          value={scope}
          onChange={setScope}
          options={[
            { value: 'open', label: t('connect.not-closed') },
            { value: 'all', label: t('connect.all') },
          ]}
        />
      </div>
      <output className={classes.count}>
        {t('connect.shown', {
          shown: format.number(risks.length),
          total: format.number(Math.max(total, risks.length)),
        })}
      </output>
      {found.isPending && <LoadingState shape="lines" />}
      {found.isError && (
        <ErrorState
          size="sm"
          title={failureOf(found.error, t('start-risk-flow.failed')).message}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.isSuccess && risks.length === 0 && (
        <EmptyState
          size="sm"
          title={t('connect.no-match')}
          action={<Button onClick={reset}>{t('connect.reset')}</Button>}
        />
      )}
      <ul aria-label={t('connect.existing')}>
        {risks.map((risk) => (
          <Row key={risk.id} risk={risk} links={links} isFlowRisk={risk.id === flowRiskId} readOnly={readOnly} />
        ))}
      </ul>
    </div>
  );
}

function Row({
  risk,
  links,
  isFlowRisk,
  readOnly,
}: {
  risk: Risk;
  links: Links;
  isFlowRisk: boolean;
  readOnly: string | null;
}) {
  const t = useTexts();
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <span className={classes.title}>
          <bdi>{risk.title}</bdi>
          {isFlowRisk && <Muted> · {t('connect.this-flow')}</Muted>}
        </span>
        <span className={classes.description} dir="auto">
          {risk.description}
        </span>
      </div>
      <SeverityBadge severity={risk.severity} />
      <StatusBadge status={risk.status} />
      {links.isLinked(risk) ? (
        <Group as="span" gap="0.25rem" wrap="nowrap" c="var(--pp-green-text)" fz="sm">
          <Icon name="check" size={15} /> {t('connect.linked')}
        </Group>
      ) : (
        <Button size="sm" onClick={() => links.link(risk)} disabledReason={readOnly}>
          {t('connect.link')}
        </Button>
      )}
    </li>
  );
}
