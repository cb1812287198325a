import type { Scenario, Step } from '../../scenario.ts';
import { add, addFlow, addItems, change, list, missing } from '../../steps.ts';

const graph = (query: NonNullable<Step['query']>, answer: object, more: Partial<Step> = {}) =>
  list('risks/graph', query, { answer, ...more });
const node = (kind: string, id: string, name: string, readable = true) => ({ id, kind, name, readable });
const edge = (source: string, target: string) => ({ source, target });

export const riskGraphScenarios: readonly Scenario[] = [
  {
    name: 'the graph of a risk has its assets and those of its flow, their properties, and scenarios',
    steps: [
      ...addItems('one', 'Router', 'Connection', 'Cable cut'),
      ...addItems('two', 'Switch', 'Line', 'Flood'),
      ...addItems('far', 'Printer', 'Paper', 'Fire'),
      add(
        'risks',
        { title: 'Other', impact_level: 5, probability: 5, selected_assets: ['{a:far}'] },
        { save: { other: '/id' } },
      ),
      ...addFlow(
        '',
        { title: 'Outage', selected_assets: ['{a:one}'], selected_scenarios: ['{s:one}'] },
        { selected_assets: ['{a:two}', '{a:one}'] },
      ),
      graph(
        { risk_id: '{risk}' },
        {
          nodes: [
            node('risk', '{risk}', 'Outage'),
            node('asset', '{a:one}', 'Router'),
            node('asset', '{a:two}', 'Switch'),
            node('property', '{p:one}', 'Connection'),
            node('property', '{p:two}', 'Line'),
            node('scenario', '{s:one}', 'Cable cut'),
            node('scenario', '{s:two}', 'Flood'),
          ],
          edges: [
            edge('{risk}', '{a:one}'),
            edge('{risk}', '{a:two}'),
            edge('{risk}', '{s:one}'),
            edge('{a:one}', '{p:one}'),
            edge('{a:two}', '{p:two}'),
            edge('{p:one}', '{s:one}'),
            edge('{p:two}', '{s:two}'),
          ],
          total: 1,
          cut: false,
        },
      ),
      graph(
        { asset_id: '{a:far}' },
        { nodes: [{ name: 'Other' }, { name: 'Printer' }, { name: 'Paper' }, { name: 'Fire' }], total: 1 },
      ),
      graph({ q: 'nothing like it' }, { nodes: [], edges: [], total: 0, cut: false }),

      // A property may link to a risk directly.
      change('properties/{p:two}', { linked_risks: ['{other}'] }),
      graph(
        { risk_id: '{other}' },
        {
          nodes: [
            { name: 'Other' },
            { name: 'Printer' },
            { name: 'Line' },
            { name: 'Paper' },
            { name: 'Flood' },
            { name: 'Fire' },
          ],
        },
      ),

      // A caller without access to assets gets only the names that the risk itself shows.
      graph(
        { risk_id: '{risk}' },
        {
          nodes: [
            node('risk', '{risk}', 'Outage'),
            node('asset', '{a:one}', 'Router', false),
            node('asset', '{a:two}', 'Switch', false),
            node('scenario', '{s:one}', 'Cable cut', false),
          ],
          edges: [edge('{risk}', '{a:one}'), edge('{risk}', '{a:two}'), edge('{risk}', '{s:one}')],
        },
        { as: 'stakeholder' },
      ),
      // A caller who may see only some assets gets the properties of these assets alone.
      change('organizations/{org}/members/{user:asset_owner}', { assets: ['{a:one}'] }),
      graph(
        { risk_id: '{risk}' },
        {
          nodes: [
            { name: 'Outage' },
            { name: 'Router', readable: true },
            { name: 'Switch', readable: false },
            { name: 'Connection' },
            { name: 'Cable cut' },
          ],
        },
        { as: 'asset_owner' },
      ),
      graph({ risk_id: '{s:one}' }, {}, missing('risk')),
    ],
  },
];
