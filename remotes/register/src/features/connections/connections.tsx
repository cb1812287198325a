import type { RiskGraph } from '@parapet/contracts';
import { useCan, routes } from '@parapet/sdk';
import {
  Alert,
  Button,
  Card,
  EmptyState,
  Group,
  LoadingState,
  Muted,
  PageHeader,
  QueryView,
  Stack,
  TextLink,
  lazyPart,
} from '@parapet/ui';
import { SegmentedControl } from '@parapet/ui/forms';
import { Suspense, useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { RiskSelect } from '../../risk/risk-select.tsx';
import classes from './connections.module.css';
import { HelpBox } from './help-box.tsx';
import { NodeDetails } from './node-details.tsx';
import { RiskDetails } from './risk-details.tsx';
import { ALL_RISKS, useFocus, type ViewMode } from './use-focus.ts';

const ConnectionsGraph = lazyPart(async () => ({
  default: (await import('./connections-graph.tsx')).ConnectionsGraph,
}));

/** What risks are connected with: one risk, or all. */
export function Connections() {
  const t = useTexts();
  const focus = useFocus();
  const [selected, setSelected] = useState<string | null>(null);
  const focusOn = (id: string | null) => {
    setSelected(null);
    focus.setFocus(id);
  };
  return (
    <>
      <PageHeader
        title={t('connections.title')}
        before={<TextLink to={routes.riskRegister()}>{t('risk-register.title')}</TextLink>}
      />
      <Group gap="xs" mb="0.875rem">
        <div className={classes.focus}>
          <RiskSelect
            label={t('connections.focus')}
            labelHidden
            clearable={false}
            fixed={[{ value: ALL_RISKS, label: t('connections.all-risks') }]}
            value={focus.focus ?? ALL_RISKS}
            onChange={(id) => focusOn(id === ALL_RISKS ? null : id)}
          />
        </div>
        <SegmentedControl<ViewMode>
          label={t('connections.mode')}
          labelHidden
          options={[
            { value: 'all', label: t('connections.mode.all') },
            { value: 'focused', label: t('connections.mode.focused') },
          ]}
          value={focus.focused ? 'focused' : 'all'}
          onChange={(mode) => {
            setSelected(null);
            focus.setMode(mode);
          }}
        />
        <Button
          variant="subtle"
          icon="close"
          onClick={() => {
            setSelected(null);
            focus.clear();
          }}
        >
          {t('connections.clear')}
        </Button>
      </Group>
      <QueryView
        query={focus.reading}
        shape="cards"
        failed={t('connections.failed')}
        isEmpty={({ nodes }) => nodes.length === 0}
        empty={<NoRisks />}
      >
        {(graph) => (
          <Shown
            key={`${focus.focused} ${focus.focus}`}
            graph={graph}
            focus={focus.focus}
            focused={focus.focused}
            selected={selected}
            onSelect={setSelected}
            onFocus={focusOn}
          />
        )}
      </QueryView>
    </>
  );
}

interface ShownProps {
  graph: RiskGraph;
  focus: string | null;
  focused: boolean;
  selected: string | null;
  onSelect: (id: string | null) => void;
  onFocus: (riskId: string) => void;
}

function Shown({ graph, focus, focused, selected, onSelect, onFocus }: ShownProps) {
  const t = useTexts();
  // A live change may have removed it.
  const node = graph.nodes.find(({ id }) => id === selected);
  const riskId = node?.kind === 'risk' ? node.id : focus;
  return (
    <div className={classes.page}>
      <div className={classes.main}>
        {graph.cut && (
          <Alert kind="warning">
            {t('connections.cut', {
              total: graph.total,
              count: graph.nodes.filter(({ kind }) => kind === 'risk').length,
            })}
          </Alert>
        )}
        {focused && graph.edges.length === 0 && (
          <Alert title={t('connections.none')}>{t('connections.none-message')}</Alert>
        )}
        <Suspense fallback={<LoadingState shape="cards" />}>
          <ConnectionsGraph
            graph={graph}
            focus={focused ? focus : null}
            selected={node?.id ?? focus}
            onSelect={onSelect}
          />
        </Suspense>
        <div className={classes.helpBox}>
          <HelpBox />
        </div>
      </div>
      <Stack gap="sm" miw={0}>
        {node ? (
          <NodeDetails key={node.id} graph={graph} node={node} onSelect={onSelect} onFocus={onFocus} />
        ) : (
          <Card>
            <Muted as="p">{t('connections.choose')}</Muted>
          </Card>
        )}
        {riskId !== null && <RiskDetails key={riskId} id={riskId} />}
      </Stack>
    </div>
  );
}

function NoRisks() {
  const t = useTexts();
  const create = useCan()('risks', 'create');
  return (
    <EmptyState
      icon="connections"
      title={t('risk-register.empty')}
      message={t(create.allowed ? 'risk-register.empty-message' : 'risk-register.empty-reader')}
      {...(create.allowed && { action: <Button to={routes.addRisk()}>{t('add-risk.title')}</Button> })}
    />
  );
}
