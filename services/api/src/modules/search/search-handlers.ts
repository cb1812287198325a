/** Finds records of all kinds by words, as far as the caller may see them. */
import { SEARCHED_ENTITIES, type SearchedEntity, type SearchHit } from '@parapet/contracts';
import { canReadKind, recordTitle, words, wordsMatch } from '@parapet/contracts/rules';
import type { MemberDoc } from '../../collections.ts';
import { handlersFor } from '../../pipeline/operation-types.ts';
import type { Doc, Filter, OrgDb, Store } from '../../store/port.ts';
import { readAs } from '../caller.ts';
import { visibleAssets, visibleItems } from '../items/visible-items.ts';
import { assertSearch } from '../list-page.ts';
import { isFoundBy, labelFor } from '../person.ts';
import { ofVisibleRisks, visibleRisks, visibleTasks } from '../risk-scope.ts';

/** Hits of one kind. */
const MOST = 3;
/** Records that are looked at to find those with the words in their title. */
const CANDIDATES = 20;

type Kind = Exclude<SearchedEntity, 'members'>;

/** The records of a kind that a member may see. */
function visible(db: OrgDb, member: MemberDoc, kind: Kind): Filter | Promise<Filter> {
  switch (kind) {
    case 'risks':
      return visibleRisks(member);
    case 'assets':
      return visibleAssets(member);
    case 'properties':
    case 'risk_scenarios':
      return visibleItems(db, member, kind);
    case 'tasks':
      return visibleTasks(member);
    case 'risk_flows':
    case 'treatment_plans':
      return ofVisibleRisks(member);
    case 'asset_templates':
    case 'property_templates':
    case 'risk_scenario_templates':
    case 'grc_templates':
      return {};
  }
}

const textOf = (doc: Doc, field: string): string | null => {
  const value: unknown = Reflect.get(doc, field);
  return typeof value === 'string' && value !== '' ? value : null;
};

function toHit(entity: Kind, doc: Doc): SearchHit {
  const score: unknown = Reflect.get(doc, 'risk_score');
  const hasStatus = entity === 'tasks' || entity === 'risk_flows' || entity === 'treatment_plans';
  return {
    entity,
    id: doc._id,
    title: recordTitle(doc) ?? '',
    risk_id: textOf(doc, 'risk_id'),
    score: entity === 'risks' && typeof score === 'number' ? score : null,
    status: hasStatus ? textOf(doc, 'status') : null,
    due_date: entity === 'tasks' ? textOf(doc, 'due_date') : null,
    type: entity === 'assets' || entity === 'properties' ? textOf(doc, 'type') : null,
  };
}

async function recordsOf(db: OrgDb, member: MemberDoc, kind: Kind, q: string): Promise<SearchHit[]> {
  const found = await db
    .collection<Doc>(kind)
    .find(await visible(db, member, kind), {
      search: q,
      sort: { field: 'updated_at', direction: -1 },
      limit: CANDIDATES,
    });
  const wanted = words(q);
  const hits = found.map((doc) => toHit(kind, doc));
  const isNamed = ({ title }: SearchHit) => wordsMatch(words(title), wanted);
  return [...hits.filter(isNamed), ...hits.filter((hit) => !isNamed(hit))].slice(0, MOST);
}

async function people(db: OrgDb, viewer: MemberDoc, q: string): Promise<SearchHit[]> {
  const found = await db.collection<MemberDoc>('members').find({}, { search: q });
  const searched = words(q);
  // The words in the store include those of addresses, which the viewer may not see.
  return found
    .filter((member) => isFoundBy(viewer, member, searched))
    .slice(0, MOST)
    .map((member) => ({
      entity: 'members',
      id: member.user_id,
      title: labelFor(viewer, member),
      risk_id: null,
      score: null,
      status: null,
      due_date: null,
      type: null,
    }));
}

export function searchHandlers({ store }: { store: Store }) {
  return handlersFor({
    async search({ caller, query: { q } }) {
      assertSearch(q);
      if (words(q).length === 0) return { items: [] };
      const { member } = caller;
      const db = readAs(store, caller);
      const found = await Promise.all(
        SEARCHED_ENTITIES.map(async (kind) => {
          // Everybody who reads risks sees the people whom they name.
          if (kind === 'members') return people(db, member, q);
          return canReadKind(member, kind).allowed ? recordsOf(db, member, kind, q) : [];
        }),
      );
      return { items: found.flat() };
    },
  });
}
