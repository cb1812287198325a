import { useUrlState } from '@parapet/sdk';
import { Alert, Button, Title, lazyPart } from '@parapet/ui';
import { Suspense, useState } from 'react';
import { ConnectRiskDialog } from '../../connect-risk/connect-risk-dialog.tsx';
import { StepBar } from '../../layout/step-bar.tsx';
import { useTexts } from '../../locales/use-texts.ts';
import { assetsOfScenario, unassessed } from '../../session/scenario-assets.ts';
import type { StepProps } from '../../session/step-props.ts';
import { AssetNotes } from './asset-notes.tsx';
import { LinkPanel } from './link-panel.tsx';
import { PropertyNotes } from './property-notes.tsx';
import { ScenarioList } from './scenario-list.tsx';
import { Summary } from './summary.tsx';
import { useItemName } from '../../session/use-item-name.ts';
import classes from './review.module.css';

const AssessDialog = lazyPart(async () => ({ default: (await import('./assess/assess-dialog.tsx')).AssessDialog }));

const AssessTogether = lazyPart(async () => ({
  default: (await import('./assess/assess-together.tsx')).AssessTogether,
}));

interface Pair {
  scenarioId: string;
  assetIds: readonly string[];
}

/** Step 2: what is connected to the assets. Scenarios are assessed, and linked to risks. */
export function ReviewStep({ session, onNext, onPrevious }: StepProps) {
  const t = useTexts();
  const { flow, workspace, readOnly } = session;
  const [assessed, setAssessed] = useUrlState('assess', '');
  const [pair, setPair] = useState<Pair | null>(null);
  // Offered once for each scenario while the page is open.
  const [offered, setOffered] = useState<ReadonlySet<string>>(new Set());
  const [offer, setOffer] = useState<string | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  /** Scenarios that get one assessment; null for none. */
  const [together, setTogether] = useState<readonly string[] | null>(null);
  const open = unassessed(flow);
  const nameOf = useItemName(flow);
  const wasAssessed = (id: string) => {
    if (offered.has(id)) return;
    setOffered(new Set([...offered, id]));
    setOffer(id);
  };
  const offerPair = (id: string) => ({ scenarioId: id, assetIds: assetsOfScenario(id, { ...workspace, flow }) });
  return (
    <>
      <Title order={2} size="lg" mb="sm">
        {t('review.title')}
      </Title>
      {flow.selected_assets.length === 0 && readOnly === null && (
        <Alert
          title={t('review.no-assets')}
          actions={
            onPrevious !== null && (
              <Button size="sm" onClick={onPrevious}>
                {t('review.choose-assets')}
              </Button>
            )
          }
        >
          {t('review.no-assets-message')}
        </Alert>
      )}
      <div className={classes.layout}>
        <div className={classes.side}>
          <Summary flow={flow} />
          <AssetNotes session={session} />
          <PropertyNotes session={session} />
        </div>
        <div className={classes.main}>
          <ScenarioList
            session={session}
            onAssess={setAssessed}
            onAssessTogether={setTogether}
            selected={selected}
            onSelect={setSelected}
            onLink={(scenarioId, assetId) => setPair({ scenarioId, assetIds: [assetId] })}
            renderPanel={(id) =>
              id === offer ? (
                <LinkPanel
                  session={session}
                  scenario={{ id, name: nameOf(id) }}
                  assetIds={offerPair(id).assetIds}
                  onLink={() => setPair(offerPair(id))}
                  onClose={() => setOffer(null)}
                />
              ) : null
            }
          />
        </div>
      </div>
      <StepBar onNext={onNext} onPrevious={onPrevious} reason={t('assets.none-selected')}>
        {open.length > 0 && readOnly === null && t('review.open', { count: open.length })}
      </StepBar>
      {assessed !== '' && readOnly === null && flow.selected_scenarios.includes(assessed) && (
        <Suspense fallback={null}>
          <AssessDialog
            key={assessed}
            session={session}
            scenarioId={assessed}
            onAssessed={wasAssessed}
            onOpen={setAssessed}
            onClose={() => setAssessed('')}
          />
        </Suspense>
      )}
      {together !== null && readOnly === null && (
        <Suspense fallback={null}>
          <AssessTogether
            session={session}
            scenarioIds={together}
            onAssessed={() => {
              setTogether(null);
              setSelected(new Set());
            }}
            onClose={() => setTogether(null)}
          />
        </Suspense>
      )}
      {pair !== null && (
        <ConnectRiskDialog
          session={session}
          asset={pair.assetIds.map((id) => ({ id, name: nameOf(id) }))}
          scenario={{ id: pair.scenarioId, name: nameOf(pair.scenarioId) }}
          onClose={() => {
            setPair(null);
            setOffer(null);
          }}
        />
      )}
    </>
  );
}
