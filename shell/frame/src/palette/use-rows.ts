import type { RemoteManifest } from '@parapet/contracts/remote';
import type { SearchHit } from '@parapet/contracts';
import { scoreBucket, words, wordsMatch } from '@parapet/contracts/rules';
import { routes, useFormat, useLocale, usePreferences } from '@parapet/sdk';
import { iconName, useScheme, type IconName } from '@parapet/ui';
import { usePages } from '../layout/use-pages.ts';
import { usePermitted } from '../layout/use-permitted.ts';
import { jumpTo } from './jumps.ts';
import { usePaletteText } from './locales/texts.ts';
import { groupOf, useHits, useRecent } from './use-hits.ts';

export interface PaletteRow {
  id: string;
  label: string;
  icon?: IconName | undefined;
  detail?: string | undefined;
  keys?: readonly string[];
  to?: string;
  onSelect?: () => void;
  disabledReason?: string;
  /** Of the organization, and not of the product. */
  isRecord?: true;
}

export interface PaletteGroup {
  id: string;
  label: string;
  rows: readonly PaletteRow[];
}

const ICONS: Readonly<Record<SearchHit['entity'], IconName>> = {
  risks: 'risk',
  assets: 'asset',
  properties: 'file',
  risk_scenarios: 'scenario',
  tasks: 'tasks',
  risk_flows: 'flow',
  treatment_plans: 'tasks',
  grc_templates: 'template',
  asset_templates: 'template',
  property_templates: 'template',
  risk_scenario_templates: 'template',
  members: 'user',
};

const GROUPS = ['risks', 'assets', 'items', 'work', 'templates', 'members'] as const;

/** What the palette offers for these words, by group. */
export function useRows(remotes: readonly RemoteManifest[], q: string, onHelp: () => void) {
  const t = usePaletteText();
  const { hits, ...state } = useHits(q);
  const recent = useRecent();
  const rowOf = useRecordRow();
  const pages = usePageRows(remotes);
  const actions = useActionRows(remotes, onHelp);
  const wanted = words(q);
  const isFound = ({ label }: PaletteRow) => wordsMatch(words(label), wanted);
  const group = (id: string, label: string, rows: readonly PaletteRow[]): PaletteGroup[] =>
    rows.length === 0 ? [] : [{ id, label, rows }];
  const groups =
    wanted.length === 0
      ? [
          ...group('recent', t('group.recent'), recent.map(rowOf)),
          ...group('actions', t('group.actions'), actions),
          ...group('pages', t('group.pages'), pages),
        ]
      : [
          ...GROUPS.flatMap((id) =>
            group(id, t(`group.${id}`), hits.filter(({ entity }) => groupOf(entity) === id).map(rowOf)),
          ),
          ...group('local', t('group.local'), [...actions, ...pages].filter(isFound)),
        ];
  return { groups, ...state };
}

function useRecordRow(): (hit: SearchHit) => PaletteRow {
  const t = usePaletteText();
  const format = useFormat();
  const permitted = usePermitted();
  const seesMembers = permitted({ needs: { resource: 'organizations', action: 'read' } });
  const detail = ({ entity, score, due_date: due, type }: SearchHit): string => {
    if (entity === 'risks' && score !== null) return `${score} · ${t(`level.${scoreBucket(score)}`)}`;
    if (entity === 'tasks' && due !== null) return t('due', { day: format.day(due) });
    return type ?? t(`kind.${entity}`);
  };
  return (hit) => {
    const { entity, id, title, risk_id: risk } = hit;
    // Others than admins have no page about people; a person's risks say who they are.
    const to =
      entity === 'members' && !seesMembers
        ? `${routes.riskRegister()}?owner=${encodeURIComponent(id)}`
        : routes.record(entity, id, { title, risk });
    return {
      id: `${entity}-${id}`,
      label: title === '' ? t('untitled') : title,
      icon: ICONS[entity],
      detail: detail(hit),
      isRecord: true,
      ...(to !== null && { to }),
    };
  };
}

function usePageRows(remotes: readonly RemoteManifest[]): PaletteRow[] {
  return usePages(remotes).map(({ to, label, icon }) => {
    const key = jumpTo(to);
    return { id: `page-${to}`, label, icon: icon ?? 'arrow-right', to, ...(key && { keys: ['G', key.toUpperCase()] }) };
  });
}

function useActionRows(remotes: readonly RemoteManifest[], onHelp: () => void): PaletteRow[] {
  const t = usePaletteText();
  const locale = useLocale();
  const permitted = usePermitted();
  const { preferences, save } = usePreferences();
  const scheme = useScheme(preferences.theme ?? 'system');
  const other = scheme === 'dark' ? 'light' : 'dark';
  return [
    ...remotes
      .flatMap(({ nav }) => nav)
      .filter((entry) => entry.kind === 'button' && permitted(entry))
      .map(({ to, label, icon }) => ({ id: `action-${to}`, label: label[locale], icon: iconName(icon), to })),
    {
      id: 'action-theme',
      label: t(`action.${other}`),
      icon: other === 'dark' ? 'moon' : 'sun',
      onSelect: () => void save({ theme: other }),
    },
    { id: 'action-help', label: t('action.help'), icon: 'help', keys: ['?'], onSelect: onHelp },
  ];
}
